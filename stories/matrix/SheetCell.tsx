import type { Cell } from './listCells.ts'
import { Frame } from './Frame.tsx'
import type { formats } from './SheetFilter.tsx'
import styles from './StateMatrix.module.css'

type Props = {
  cell: Cell
  /** The place of the story in the sheet, from 1. */
  number: number
  format: (typeof formats)[number]
  /** Whether the filter leaves the cell out. It stays loaded. */
  hidden: boolean
  loading: boolean
  globalsParameter: string
  onFinished: () => void
}

/** Renders a cell of a sheet: number, states, link to the story, and the story in an iframe. */
export function SheetCell({ cell: { id, name, states }, number, format, hidden, loading, ...frame }: Props) {
  return (
    <li style={{ inlineSize: format.width * format.scale }} hidden={hidden}>
      <p className={styles.caption}>
        <span className={styles.number}>{String(number).padStart(2, '0')}</span>
        <span>
          {states.map((state) => (
            <strong key={state} className={styles.state}>
              {state}
            </strong>
          ))}
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
            <span className="visually-hidden">, {format.name}</span>
          </a>
        </span>
      </p>
      <Frame
        story={loading ? id : undefined}
        title={`${name}, ${format.name}`}
        width={format.width}
        scale={format.scale}
        {...frame}
      />
    </li>
  )
}
