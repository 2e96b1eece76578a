import sprite from 'virtual:illustration/icons'
import type { IllustrationFile } from '#illustrations/index.ts'

/**
 * Renders a line drawing from `illustrations/`. It is an SVG reference rather than an `img`, so that the text beside it
 * is the largest contentful paint. It is decorative, so it is hidden from screen readers.
 */
export function Drawing({ drawing, className }: { drawing: IllustrationFile; className?: string | undefined }) {
  const { src, alt, width, height } = drawing
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <use href={`${src}#drawing`} width={width} height={height} />
    </svg>
  )
}

/** Renders a line icon from the sprite in `illustrations/` in the text color. Decorative: always use it beside text. */
export function Icon({ name, size = 24 }: { name: string; size?: 24 | 48 }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
