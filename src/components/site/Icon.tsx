import sprite from 'virtual:drawing/icons'
import styles from './Icon.module.css'

/** A line icon from the sprite in `drawings/`; it takes its colour from the text. Always beside or inside words. */
export function Icon({ name, size = 24 }: { name: string; size?: 24 | 48 }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
