import button from '#src/components/site/button.module.css'
import styles from './Buttons.module.css'

/** Renders the three button styles on their backgrounds, as buttons and as links. */
export function Buttons({ text, disabled }: { text: string; disabled: boolean }) {
  return (
    <div className={styles.grounds}>
      {(['primary', 'secondary', 'inverse'] as const).map((look) => (
        <section key={look} className={look === 'inverse' ? styles.blueprint : styles.paper} aria-label={look}>
          <h2 className={styles.name}>{look}</h2>
          <button type="button" className={button[look]} disabled={disabled}>
            {text}
          </button>
          {!disabled && (
            <a href="#link" className={button[look]}>
              {text}
            </a>
          )}
        </section>
      ))}
    </div>
  )
}
