import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { stateText } from 'storybook-addon-statechart'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { useArgs } from 'storybook/preview-api'
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { Toast } from '#src/toasts/Toast.tsx'
import { getToasts } from '../toasts/WithToasts.tsx'
import styles from './Sheet.module.css'

/** A story of a machine: its id, its arguments, and its active leaf states, one per region. */
type Cell<Args> = { id: string; name: string; args: Args; states: string[] }

/** The arguments of a story that shows a state. */
export type StateArgs = { state: StateValue }

type StateStory<Args> = {
  composed: { args: Args }
  input: { name?: string }
  meta: { input: { title?: string; component?: unknown } }
}

/** Returns whether an export is a story with a machine state. */
export const isStateStory = (story: object): story is StateStory<StateArgs> =>
  'composed' in story && 'state' in (story as StateStory<StateArgs>).composed.args

/**
 * Returns the leaf states of every region, in machine order: `idle.clean`. Omits states that an unguarded
 * eventless transition leaves at once, because they are never rendered.
 */
export function listLeaves(machine: AnyStateMachine): string[] {
  return getStateNodes(machine.root)
    .filter(({ type, always }) => (type === 'atomic' && !always?.some(({ guard }) => !guard)) || type === 'final')
    .map(({ path }) => path.join('.'))
}

/**
 * Returns the stories of a machine in the order of its states; within a state, the empty form before the filled one.
 *
 * @param machine as defined
 * @param stories the module: `import * as stories from './ContactForm.stories.tsx'`
 */
export function listCells<Args extends StateArgs>(
  machine: AnyStateMachine,
  stories: Record<string, object>,
): Cell<Args>[] {
  const leaves = listLeaves(machine)
  const rank = ({ states }: Cell<Args>) => states.reduce((sum, state) => sum * leaves.length + leaves.indexOf(state), 0)
  const size = ({ args }: Cell<Args>) => JSON.stringify(args).length
  return Object.entries(stories)
    .flatMap(([key, story]) => (isStateStory(story) ? [createCell(key, story as unknown as StateStory<Args>)] : []))
    .toSorted((a, b) => rank(a) - rank(b) || size(a) - size(b))
}

function createCell<Args extends StateArgs>(key: string, { composed, input, meta }: StateStory<Args>): Cell<Args> {
  const name = storyNameFromExport(key)
  return {
    id: toId(meta.input.title ?? '', name),
    name: input.name ?? name,
    args: composed.args,
    states: stateText(composed.args.state).split(' · '),
  }
}

/**
 * Returns the states of a cell for its caption: of several regions those that are not as in the beginning, between which nobody
 * would find what differs, each from its region on.
 */
function captionOf(machine: AnyStateMachine, states: string[]): string[] {
  const read = (state: string) => {
    const keys = state.split('.')
    const nodes: AnyStateNode[] = [machine.root]
    for (const key of keys) nodes.push(nodes.at(-1)!.states[key]!)
    const parallel = nodes.findLastIndex(({ type }) => type === 'parallel')
    const [, ...inside] = nodes.slice(parallel + 1)
    return {
      text: keys.slice(Math.max(parallel, 0)).join('.'),
      isInitial: inside.every((node) => node.parent!.initial.target?.[0] === node),
    }
  }
  const all = states.map(read)
  const changed = all.filter(({ isInitial }) => !isInitial)
  return (changed.length > 0 ? changed : all.slice(0, 1)).map(({ text }) => text)
}

/** The widths of the design. Their keys are those of the toolbar's widths. */
const widths = {
  phone: { name: 'Phone', width: 360 },
  tablet: { name: 'Tablet', width: 768 },
  desktop: { name: 'Desktop', width: 1280 },
}

/** What a visitor of the sheet can choose: the values as texts, and their names. */
const choices = {
  width: Object.entries(widths).map(([key, { name, width }]) => [key, `${name}, ${width} px`]),
  zoom: [30, 50, 75, 100].map((zoom) => [String(zoom), `${zoom} %`]),
}

/** What a sheet shows, as arguments of its story, which Storybook keeps in the URL. */
export type SheetArgs = { width: keyof typeof widths; zoom: number }

type Props<Args> = {
  heading: string
  /** What the sheet shows, and what to compare. */
  lead: string
  machine: AnyStateMachine
  /** The module of the stories that show its states. */
  stories: Record<string, object>
  /** Renders what differs between the states, without the page around it; by default it is the component of the stories. */
  render?: (args: Args) => ReactNode
  /** Height of the windows in CSS pixels, if what they show gives them none. */
  height?: number
}

/**
 * Returns a story that shows all states of a machine side by side at one width. A cell leads to the story of its state at
 * that width.
 */
export function createSheet<Args extends StateArgs>({ machine, stories, ...shown }: Props<Args>) {
  // A module namespace is no prop: the source panel makes text of props, and a native namespace has no `toString`.
  const cells = listCells<Args>(machine, stories)
  const Shown = Object.values(stories).find(isStateStory)?.meta.input.component as ComponentType<Args>
  const renderCell = (args: Args) => <Shown {...args} />
  return {
    args: { width: 'phone', zoom: 50 } satisfies SheetArgs as SheetArgs,
    parameters: { controls: { disable: true }, a11y: { context: { exclude: ['iframe'] } } },
    render: ({ width = 'phone', zoom = 50 }: Partial<SheetArgs>, { globals }: { globals: Record<string, unknown> }) => {
      const [, update] = useArgs<SheetArgs>()
      const isLarge = globals['text'] === 'doubled'
      return (
        <Sheet
          render={renderCell}
          {...shown}
          machine={machine}
          cells={cells}
          chosen={{ width, zoom }}
          isLarge={isLarge}
          onChoose={update}
        />
      )
    },
  }
}

type SheetProps<Args> = Required<Pick<Props<Args>, 'render'>> &
  Omit<Props<Args>, 'stories' | 'render'> & {
    cells: Cell<Args>[]
    chosen: SheetArgs
    isLarge: boolean
    onChoose: (args: Partial<SheetArgs>) => void
  }

function Sheet<Args extends StateArgs>(props: SheetProps<Args>) {
  const { heading, lead, machine, cells, render, height, chosen, isLarge, onChoose } = props
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set())
  const { name: format, width } = widths[chosen.width]
  const scale = chosen.zoom / 100
  return (
    <main className={styles.sheet} aria-busy={ready.size < cells.length}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        <form className={styles.choices} aria-label="Size">
          {(['width', 'zoom'] as const).map((name) => (
            <label key={name}>
              {name === 'width' ? 'Width' : 'Zoom'}
              <select
                value={chosen[name]}
                onChange={({ target: { value } }) => onChoose({ [name]: name === 'zoom' ? Number(value) : value })}
              >
                {choices[name].map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </form>
      </header>
      <ol className={styles.cells}>
        {cells.map(({ id, name, args, states }) => (
          <li key={id} style={{ inlineSize: width * scale }}>
            <p className={styles.caption}>
              <a href={`./?path=/story/${id}&globals=viewport.value:${chosen.width}`} target="_top">
                {name}
              </a>
              {captionOf(machine, states).map((state) => (
                <span key={state}>{state}</span>
              ))}
            </p>
            <Frame
              title={`${name}, ${format}`}
              width={width}
              height={height}
              scale={scale}
              fontSize={isLarge ? '200%' : ''}
              onReady={() => setReady((before) => new Set(before).add(id))}
            >
              {render(args)}
              {getToasts(machine, args.state).map((toast) => (
                <div key={toast.title} className={styles.toast}>
                  <Toast toast={toast} isHeld onClose={() => undefined} />
                </div>
              ))}
            </Frame>
          </li>
        ))}
      </ol>
    </main>
  )
}

type FrameProps = {
  title: string
  /** Width of the window, in CSS pixels, which media queries see. */
  width: number
  /** Height of the window, if what is in it does not give it one. */
  height: number | undefined
  scale: number
  /** Size of text, as set in the browser. */
  fontSize: string
  onReady: () => void
  children: ReactNode
}

// A document of its own in standards mode. It shares the scripts of this one, so that a sheet loads them once.
const page = '<!doctype html><html lang="en"><head></head><body></body></html>'

/** Renders its children in a window of a width, and scales it down for display. */
function Frame({ title, width, height, scale, fontSize, onReady, children }: FrameProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [measured, setMeasured] = useState(0)

  useEffect(() => {
    if (body === undefined) return undefined
    const observer = new ResizeObserver(() => setMeasured(Math.ceil(body.getBoundingClientRect().height)))
    observer.observe(body)
    return () => observer.disconnect()
  }, [body])
  useEffect(() => {
    if (body !== undefined) body.ownerDocument.documentElement.style.setProperty('font-size', fontSize)
  }, [body, fontSize])

  const connect = () => {
    const inner = ref.current?.contentDocument
    if (!inner) return
    copyStyles(inner)
    // The site's body is as high as its window, so a cell that was measured before its styles arrived would stay too high.
    inner.body.style.minBlockSize = '0'
    setBody(inner.body)
    onReady()
  }
  const shown = height ?? Math.max(measured, 1)
  return (
    <div className={styles.window} style={{ inlineSize: width * scale, blockSize: shown * scale }} inert>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own page; a sandbox would take its styles away. */}
      <iframe
        ref={ref}
        title={title}
        srcDoc={page}
        onLoad={connect}
        style={{ inlineSize: width, blockSize: shown, scale: String(scale) }}
      />
      {body !== undefined && createPortal(children, body)}
    </div>
  )
}

function copyStyles(inner: Document): void {
  for (const sheet of document.head.querySelectorAll('style, link[rel="stylesheet"]'))
    inner.head.append(sheet.cloneNode(true))
}

/** Renders a page of Storybook that is no page of the site: a heading, an introduction and what follows. */
export function SheetPage({ heading, lead, children }: { heading: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </main>
  )
}
