import type { DrawingFile } from '#build/drawings.ts'

/**
 * A line drawing from `drawings/`. It is an SVG reference rather than an image element, so that the text beside it is the
 * page's largest paint. One without a text beside it says nothing that is not written: it is hidden from screen readers.
 */
export function Drawing({ drawing, className }: { drawing: DrawingFile; className?: string | undefined }) {
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
