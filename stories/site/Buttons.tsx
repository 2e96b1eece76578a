import button from '#src/components/site/button.module.css'
import styles from './Buttons.module.css'

type Props = {
  text: string
  /** Whether the button is disabled. Links are left out, because a link cannot be. */
  disabled: boolean
}

/**
 * Renders the three button styles on their backgrounds. There is no button component: a native `button`, or a link, takes
 * one of the classes of `src/components/site/button.module.css`.
 */
export function Buttons({ text, disabled }: Props) {
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
