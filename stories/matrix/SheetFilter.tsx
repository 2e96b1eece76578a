import { Checkbox } from '#src/components/form/Checkbox.tsx'
import { Field } from '#src/components/form/Field.tsx'
import type { Cell } from './listCells.ts'
import styles from './StateMatrix.module.css'

/** The widths of the design, and the scale at which a sheet shows them. */
export const formats = [
  { name: 'Phone', width: 360, scale: 0.5 },
  { name: 'Tablet', width: 768, scale: 0.45 },
  { name: 'Desktop', width: 1280, scale: 0.45 },
]

/** What a sheet shows: a state, or all if it is empty, and the names of formats. */
export type Filter = { state: string; formats: string[] }

const joined = ({ states }: Cell) => states.join(' · ')

/** Returns whether a filter shows a cell: if the cell has its state, or its states in all regions (`a · b`). */
export const matches = (cell: Cell, { state }: Filter) =>
  state === '' || cell.states.includes(state) || joined(cell) === state

type Props = { cells: Cell[]; filter: Filter; onChange: (filter: Filter) => void }

/** Renders the choice of state and widths above a sheet. */
export function SheetFilter({ cells, filter, onChange }: Props) {
  // The chart may be in a combination of states that no story shows.
  const states = new Set([...cells.flatMap(({ states }) => states), ...cells.map(joined), filter.state])
  states.delete('')
  return (
    <form className={styles.filter} aria-label="Filter">
      <Field label="State" name="state">
        {(field) => (
          <select
            {...field}
            value={filter.state}
            onChange={({ target }) => onChange({ ...filter, state: target.value })}
          >
            <option value="">All states</option>
            {[...states].map((state) => (
              <option key={state}>{state}</option>
            ))}
          </select>
        )}
      </Field>
      <fieldset>
        <legend>Width</legend>
        {formats.map(({ name, width }) => (
          <Checkbox
            key={name}
            label={`${name}, ${width} px`}
            checked={filter.formats.includes(name)}
            onChange={({ target }) =>
              onChange({
                ...filter,
                formats: target.checked ? [...filter.formats, name] : filter.formats.filter((other) => other !== name),
              })
            }
          />
        ))}
      </fieldset>
    </form>
  )
}
