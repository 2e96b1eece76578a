import type { ELK, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'
import { flattenStates, type Chart, type ChartState, type ChartTransition } from '../chart/Chart.ts'
import { arrowWords, bodyWords } from '../chart/words.ts'

/** Position and size of a state. */
export type Box = { state: ChartState; depth: number; x: number; y: number; width: number; height: number }

/** Path and label of a transition. An arrow without a transition marks an initial state. */
export type Arrow = {
  id: string
  transition?: ChartTransition
  /** Id of the state that it leads to. */
  target: string
  points: ElkPoint[]
  label?: { x: number; y: number; lines: string[] }
}

export type Drawing = { width: number; height: number; boxes: Box[]; arrows: Arrow[]; dots: ElkPoint[] }

/** Sizes in pixels. The font is monospaced, so text is measured without a browser. */
export const size = { font: 12, letter: 7.3, line: 17, pad: 10, head: 26, dot: 4, gap: 12 }

const layoutOptions = (downwards: boolean) => ({
  'elk.algorithm': 'layered',
  'elk.direction': downwards ? 'DOWN' : 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '3',
})

/**
 * Computes the layout of a chart.
 *
 * @param engine elkjs, in a worker or in this thread
 * @param downwards true for top to bottom, false for left to right
 */
export async function layout(engine: Pick<ELK, 'layout'>, chart: Chart, downwards: boolean): Promise<Drawing> {
  const states = flattenStates(chart.root)
  const options = layoutOptions(downwards)
  const sheet = await engine.layout({
    id: ':sheet',
    layoutOptions: { ...options, 'elk.padding': padding(size.pad) },
    children: [createNode(chart.root, options)],
    edges: states.flatMap(createEdges),
  })
  return createDrawing(sheet, states)
}

const padding = (top: number) => `[top=${top},left=${size.gap},bottom=${size.gap},right=${size.gap}]`

const measureWidth = (lines: string[]) => Math.max(0, ...lines.map((line) => line.length)) * size.letter

function createNode(state: ChartState, options: Record<string, string>): ElkNode {
  // The status of an actor follows its name while it runs.
  const lines = [
    heading(state),
    ...bodyWords(state).map(({ text, actor }) => text + (actor === undefined ? '' : ' running')),
  ]
  const width = Math.ceil(measureWidth(lines)) + 2 * size.pad + 8
  const height = size.head + (lines.length - 1) * size.line + (lines.length > 1 ? 6 : 0)
  if (state.kind === 'history') return { id: state.id, width: 26, height: 26 }
  if (state.states.length === 0) return { id: state.id, width, height }
  const dot = { id: dotId(state), width: 2 * size.dot, height: 2 * size.dot }
  return {
    id: state.id,
    children: [
      ...(state.initial === undefined ? [] : [dot]),
      ...state.states.map((inner) => createNode(inner, options)),
    ],
    layoutOptions: {
      ...options,
      'elk.padding': padding(height + size.gap),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

/** Returns the box of an actor around its line, with room for its status. */
export const actorBox = (text: string, x: number, baseline: number) => ({
  x: x - 5,
  y: baseline - 12.5,
  width: measureWidth([`${text} running`]) + 10,
  height: size.line - 1,
})

/** Returns the heading of a state's box. */
export const heading = ({ key, tags }: ChartState) => [key, ...tags.map((tag) => `#${tag}`)].join(' ')

const dotId = ({ id }: ChartState) => `${id}:initial`

// While a transition can happen, its time left and the truth of its guard follow its label.
function liveLines(transition: ChartTransition): string[] {
  const [trigger = '', guard] = arrowWords(transition)
  return [
    trigger + (transition.trigger.kind === 'after' ? ' 12 min left' : ''),
    ...(guard === undefined ? [] : [`${guard} false`]),
  ]
}

function createEdges(state: ChartState): ElkExtendedEdge[] {
  const first =
    state.initial === undefined ? [] : [{ id: dotId(state), sources: [dotId(state)], targets: [state.initial] }]
  const arrows = state.transitions.flatMap((transition) =>
    transition.targets.map((target, index) => {
      const lines = arrowWords(transition)
      const label = {
        text: lines.join('\n'),
        width: measureWidth(liveLines(transition)) + 4,
        height: lines.length * size.line,
      }
      return { id: `${transition.id}>${index}`, sources: [state.id], targets: [target], labels: [label] }
    }),
  )
  return [...first, ...arrows]
}

function createDrawing(sheet: ElkNode & { edges?: ElkExtendedEdge[] }, states: ChartState[]): Drawing {
  const statesById = new Map(states.map((state) => [state.id, state]))
  const transitionsById = new Map(states.flatMap(({ transitions }) => transitions).map((one) => [one.id, one]))
  const boxes: Box[] = []
  const dots: ElkPoint[] = []
  const place = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode, depth: number) => {
    const state = statesById.get(id)
    if (state === undefined) dots.push({ x: x + size.dot, y: y + size.dot })
    else boxes.push({ state, depth, x, y, width, height })
    for (const child of children) place(child, depth + 1)
  }
  for (const child of sheet.children ?? []) place(child, 0)
  const arrows = (sheet.edges ?? []).map((edge): Arrow => {
    const transition = transitionsById.get(edge.id.replace(/>\d+$/, ''))
    const label = edge.labels?.[0]
    const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ])
    return {
      id: edge.id,
      target: edge.targets[0] ?? '',
      points,
      ...(transition !== undefined && { transition }),
      ...(label !== undefined && {
        label: { x: label.x ?? 0, y: label.y ?? 0, lines: (label.text ?? '').split('\n') },
      }),
    }
  })
  return { width: sheet.width ?? 0, height: sheet.height ?? 0, boxes, arrows, dots }
}
