import { useEffect, useState } from 'react'
import type { Cell } from './listCells.ts'
import { SheetCell } from './SheetCell.tsx'
import { type Filter, formats, matches, SheetFilter } from './SheetFilter.tsx'
import { useFilter } from './useFilter.ts'
import { type StartMachine, useSheetChart } from './useSheetChart.ts'
import styles from './StateMatrix.module.css'

// Loading more stories at once would slow all of them.
const atATime = 3

// Milliseconds. MSW's worker may ask an iframe that is being removed for the document of a new one, and never get an answer.
const removalTime = 500

export type Sheet = { machine: string; cells: Cell[]; start: StartMachine }
type Props = Sheet & {
  globalsParameter: string
  filter: Filter
  /** Called with the whole filter when a part of it is chosen, here or in the statechart panel. */
  onFilter: (filter: Filter) => void
}

/**
 * Renders the states of a machine at each width. Every cell is the story in an iframe of that width. The statechart panel
 * shows the machine; the state chosen there filters the sheet, and the filter puts the machine into its state.
 */
export function StateMatrix({ machine, cells, start, globalsParameter, filter: given, onFilter }: Props) {
  const [filter, setFilter] = useFilter(given, onFilter)
  const findState = (wanted: Filter) =>
    wanted.state === '' ? undefined : cells.find((cell) => matches(cell, wanted))?.value
  const moveChart = useSheetChart(start, findState(filter), (state) => setFilter({ ...filter, state }))
  const change = (changed: Filter) => {
    setFilter(changed)
    if (changed.state !== filter.state) moveChart(findState(changed))
  }

  // Toolbar globals apply to the iframes, which then load again, once those before them are gone.
  const [settled, setSettled] = useState(globalsParameter)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(globalsParameter), removalTime)
    return () => clearTimeout(timer)
  }, [globalsParameter])
  const createKey = (cell: Cell, format: string) => [cell.id, format, globalsParameter].join()
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set())
  const wanted = formats
    .filter(({ name }) => filter.formats.includes(name))
    .flatMap(({ name }) => cells.filter((cell) => matches(cell, filter)).map((cell) => createKey(cell, name)))
  const waiting = wanted.filter((key) => !finished.has(key))
  const loading = new Set(settled === globalsParameter ? waiting.slice(0, atATime) : [])

  const count = new Set(cells.map(({ states }) => states.join())).size
  return (
    <main className={styles.sheet} aria-busy={waiting.length > 0}>
      <header className={styles.head}>
        <h1>{machine}</h1>
        <p>{`${count} states, ${cells.length} stories`}</p>
      </header>
      <SheetFilter cells={cells} filter={filter} onChange={change} />
      <p role="status" className={styles.status}>
        {wanted.length === 0 ? 'No story shows this state at these widths.' : ''}
      </p>
      {formats.map((format) => (
        <section key={format.name} aria-labelledby={format.name} hidden={!filter.formats.includes(format.name)}>
          <h2 id={format.name} className={`part-number ${styles.format}`}>{`${format.name}, ${format.width} px`}</h2>
          <ol className={styles.cells}>
            {cells.map((cell, index) => {
              const key = createKey(cell, format.name)
              return (
                <SheetCell
                  key={key}
                  cell={cell}
                  number={index + 1}
                  format={format}
                  hidden={!matches(cell, filter)}
                  loading={finished.has(key) || loading.has(key)}
                  globalsParameter={globalsParameter}
                  onFinished={() => setFinished((before) => new Set(before).add(key))}
                />
              )
            })}
          </ol>
        </section>
      ))}
    </main>
  )
}
