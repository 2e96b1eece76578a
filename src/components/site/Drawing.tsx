import type { DrawingFile } from '#build/drawings.ts'

/**
 * A line drawing from `drawings/`. It is an SVG reference rather than an image element, so that the text beside it is the
 * page's largest paint.
 */
export function Drawing({ drawing, className }: { drawing: DrawingFile; className?: string | undefined }) {
  const { src, alt, width, height } = drawing
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={alt}
    >
      <use href={`${src}#drawing`} width={width} height={height} />
    </svg>
  )
}
