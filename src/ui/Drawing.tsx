import icons from './icons.svg'
import serviceIcons from './serviceIcons.gen.svg'

/** A drawing as a page shows it: the address of its file, its alt text, and the words of its numbered callouts. */
export type DrawingFile = { src: string; alt: string; callouts?: string[] }

type Props = { drawing: DrawingFile; className?: string }

/** All drawings have one size, in pixels. */
const size = { width: 1200, height: 630 }

/**
 * Renders a drawing, whose file lies beside the text that it belongs to. It is an SVG reference rather than an `img`, so
 * that the text beside it is the largest contentful paint. Without an alt text it is hidden from screen readers.
 */
export function Drawing({ drawing: { src, alt }, className }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 630"
      {...size}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <use href={`${src}#drawing`} {...size} />
    </svg>
  )
}

/** Renders a drawing in a frame, and below it the words of its callouts, as the parts list of a drawing. */
export function Plate({ drawing }: Pick<Props, 'drawing'>) {
  return (
    <div>
      <Drawing drawing={drawing} className="plate" />
      <Callouts words={drawing.callouts} />
    </div>
  )
}

/** Lists the words of numbered callouts. */
export const Callouts = ({ words }: { words: string[] | undefined }) =>
  words && (
    <ol className="callouts">
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ol>
  )

/** Renders a line icon from `icons.svg` in the text color. Decorative: always use it beside text. */
export const Icon = ({ name, size = 24 }: { name: string; size?: 24 | 48 }) => use(`${icons}#${name}`, size)

/** Renders the icon of a service, whose file lies beside its text. Decorative, as {@link Icon} is. */
export const ServiceIcon = ({ slug, size = 48 }: { slug: string; size?: 24 | 48 }) =>
  use(`${serviceIcons}#${slug}`, size)

const use = (href: string, size: number) => (
  <svg className="icon" width={size} height={size} aria-hidden="true">
    <use href={href} />
  </svg>
)
