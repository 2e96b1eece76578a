import { useState } from 'react'
import type { Cell } from './listCells.ts'
import { Frame } from './Frame.tsx'
import styles from './StateMatrix.module.css'

/** The widths of the design, and the scale at which they are shown. */
const formats = [
  { name: 'Phone', width: 360, scale: 0.5 },
  { name: 'Desktop', width: 1280, scale: 0.45 },
]

// Loading more stories at once would slow all of them.
const atATime = 3

export type Sheet = { machine: string; cells: Cell[] }

/** Renders all states of a machine at each width. Every cell is the story in an iframe of that width. */
export function StateMatrix({ machine, cells, globalsParameter }: Sheet & { globalsParameter: string }) {
  const [finished, setFinished] = useState(0)
  const count = new Set(cells.map(({ states }) => states.join())).size
  return (
    <main className={styles.sheet} aria-busy={finished < cells.length * formats.length}>
      <header className={styles.head}>
        <h1>{machine}</h1>
        <p>{`${count} states, ${cells.length} stories`}</p>
      </header>
      {formats.map(({ name: format, width, scale }, row) => (
        <section key={format} aria-labelledby={format}>
          <h2 id={format} className={`part-number ${styles.format}`}>{`${format}, ${width} px`}</h2>
          <ol className={styles.cells}>
            {cells.map(({ id, name, states }, column) => (
              <li key={id} style={{ inlineSize: width * scale }}>
                <p className={styles.caption}>
                  <span className={styles.number}>{String(column + 1).padStart(2, '0')}</span>
                  <span>
                    {states.map((state) => (
                      <strong key={state} className={styles.state}>
                        {state}
                      </strong>
                    ))}
                    <a href={`./?path=/story/${id}`} target="_top">
                      {name}
                      <span className="visually-hidden">, {format}</span>
                    </a>
                  </span>
                </p>
                <Frame
                  story={row * cells.length + column < finished + atATime ? id : undefined}
                  globalsParameter={globalsParameter}
                  title={`${name}, ${format}`}
                  width={width}
                  scale={scale}
                  onFinished={() => setFinished((count) => count + 1)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  )
}
