import { useState, type ReactNode } from 'react'
import { useArgs } from 'storybook/preview-api'
import type { ToastMessage } from '#machines/toast.ts'
import { Toast } from '#src/components/toasts/Toast.tsx'
import { Frame } from './Frame.tsx'
import type { Cell } from './listCells.ts'
import styles from './Sheet.module.css'

/** The widths of the design. Their keys are those of the toolbar's widths. */
const widths = {
  phone: { name: 'Phone', width: 360 },
  tablet: { name: 'Tablet', width: 768 },
  desktop: { name: 'Desktop', width: 1280 },
}

const zooms = [30, 50, 75, 100]

/** What a sheet shows, as arguments of its story, which Storybook keeps in the URL. */
export type SheetArgs = { width: keyof typeof widths; zoom: number }

type Props<Args> = {
  heading: string
  /** What the sheet shows, and what to compare. */
  lead: string
  cells: Cell<Args>[]
  /** Renders what differs between the states, without the page around it. */
  render: (args: Args) => ReactNode
  /** Returns the toast that a state shows. */
  toast?: (args: Args) => ToastMessage | undefined
  /** Height of the windows in CSS pixels, if what they show gives them none. */
  height?: number
}

/**
 * Returns a story that shows all states of a machine side by side at one width. A cell leads to the story of its state at
 * that width.
 */
export function createSheet<Args>(props: Props<Args>) {
  return {
    args: { width: 'phone', zoom: 50 } satisfies SheetArgs as SheetArgs,
    parameters: { controls: { disable: true }, a11y: { context: { exclude: ['iframe'] } } },
    render: ({ width = 'phone', zoom = 50 }: Partial<SheetArgs>, { globals }: { globals: Record<string, unknown> }) => {
      const [, update] = useArgs<SheetArgs>()
      return <Sheet {...props} args={{ width, zoom }} isLarge={globals['text'] === 'doubled'} onChange={update} />
    },
  }
}

type SheetProps<Args> = Props<Args> & {
  args: SheetArgs
  isLarge: boolean
  onChange: (args: Partial<SheetArgs>) => void
}

function Sheet<Args>({ heading, lead, cells, render, toast, height, args, isLarge, onChange }: SheetProps<Args>) {
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set())
  const { width, zoom } = args
  const scale = zoom / 100
  const format = widths[width]
  return (
    <main className={styles.sheet} aria-busy={ready.size < cells.length}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <form className={styles.choices} aria-label="Size">
          <Choice
            label="Width"
            value={width}
            options={Object.entries(widths).map(([key, one]) => [key, `${one.name}, ${one.width} px`])}
            onChange={(value) => onChange({ width: value as SheetArgs['width'] })}
          />
          <Choice
            label="Zoom"
            value={String(zoom)}
            options={zooms.map((one) => [String(one), `${one} %`])}
            onChange={(value) => onChange({ zoom: Number(value) })}
          />
        </form>
      </header>
      <ol className={styles.cells}>
        {cells.map(({ id, name, args: story, states }) => {
          const message = toast?.(story)
          return (
            <li key={id} style={{ inlineSize: format.width * scale }}>
              <p className={styles.caption}>
                <a href={`./?path=/story/${id}&globals=viewport.value:${width}`} target="_top">
                  {name}
                </a>
                <span>{states.join(' · ')}</span>
              </p>
              <Frame
                title={`${name}, ${format.name}`}
                width={format.width}
                height={height}
                scale={scale}
                fontSize={isLarge ? '200%' : ''}
                onReady={() => setReady((before) => new Set(before).add(id))}
              >
                {render(story)}
                {message !== undefined && (
                  <div className={styles.toast}>
                    <Toast toast={message} isHeld onClose={() => undefined} />
                  </div>
                )}
              </Frame>
            </li>
          )
        })}
      </ol>
    </main>
  )
}

type ChoiceProps = { label: string; value: string; options: [string, string][]; onChange: (value: string) => void }

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
