import sprite from 'virtual:illustration/icons'
import styles from './Icon.module.css'

/** Renders a line icon from the sprite in `illustrations/` in the text color. Decorative: always use it beside text. */
export function Icon({ name, size = 24 }: { name: string; size?: 24 | 48 }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
