import type { ELK, ElkExtendedEdge, ElkLabel, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'
import { flattenStates, labelLines, type Chart, type ChartState, type ChartTransition } from '../chart/Chart.ts'

/** Position and size of a state. */
export type Box = { state: ChartState; x: number; y: number; width: number; height: number }

/** Path and label of a transition. An arrow without a transition marks an initial state. */
export type Arrow = {
  id: string
  transition?: ChartTransition
  /** Id of the state that it leads to. */
  target: string
  points: ElkPoint[]
  label?: Label
}

/** The lines of a label, which are centered at a place, and the box behind them. */
export type Label = { lines: string[]; x: number; y: number; width: number; height: number }

/**
 * How much a drawing shows. An outline has no labels and no tags, so that the names of all states are legible in a panel in
 * which the whole chart would not be.
 */
export type Detail = 'full' | 'outline'

export type Drawing = { detail: Detail; width: number; height: number; boxes: Box[]; arrows: Arrow[]; dots: ElkPoint[] }

/** Sizes in pixels. The font is monospaced, so text is measured without a browser. */
export const size = { font: 12, letter: 7.3, line: 17, pad: 10, head: 26, dot: 4 }

/** The distance of a state from the border of its parent, and from what is beside it. */
const distances = { full: { gap: 12, node: 14, edge: 10 }, outline: { gap: 8, node: 10, edge: 7 } }

const directions = ['RIGHT', 'DOWN'] as const
type Direction = (typeof directions)[number]

const createOptions = (detail: Detail, direction: Direction) => {
  const { node, edge } = distances[detail]
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.layered.spacing.nodeNodeBetweenLayers': String(node),
    'elk.layered.spacing.edgeNodeBetweenLayers': String(edge),
    'elk.layered.spacing.edgeEdgeBetweenLayers': String(edge - 2),
    'elk.spacing.nodeNode': String(node),
    'elk.spacing.edgeNode': String(edge),
    'elk.spacing.edgeEdge': String(edge - 2),
    'elk.spacing.edgeLabel': '2',
  }
}

/** Computes two layouts of a chart: its states from left to right, and from top to bottom. */
export async function layout(engine: Pick<ELK, 'layout'>, chart: Chart, detail: Detail): Promise<Drawing[]> {
  const drawings = []
  for (const direction of directions) drawings.push(await place(engine, chart, detail, direction))
  return drawings
}

async function place(
  engine: Pick<ELK, 'layout'>,
  chart: Chart,
  detail: Detail,
  direction: Direction,
): Promise<Drawing> {
  const states = flattenStates(chart.root)
  const options = createOptions(detail, direction)
  const { gap } = distances[detail]
  const sheet = await engine.layout({
    id: ':sheet',
    layoutOptions: { ...options, 'elk.padding': padding(gap, gap) },
    children: [createNode(chart.root, detail, options)],
    edges: states.flatMap((state) => createEdges(state, detail)),
  })
  return createDrawing(sheet, states, detail)
}

const padding = (top: number, gap: number) => `[top=${top},left=${gap},bottom=${gap},right=${gap}]`

const measureWidth = (lines: string[]) => Math.max(0, ...lines.map((line) => line.length)) * size.letter

function createNode(state: ChartState, detail: Detail, options: Record<string, string>): ElkNode {
  // The status of an actor follows its name while it runs.
  const lines = [heading(state, detail), ...state.invokes.map(({ source }) => `${source} running`)]
  const width = Math.ceil(measureWidth(lines)) + 2 * size.pad + 8
  const height = size.head + (lines.length - 1) * size.line + (lines.length > 1 ? 6 : 0)
  if (state.states.length === 0) return { id: state.id, width, height }
  const { gap } = distances[detail]
  const dot = { id: dotId(state), width: 2 * size.dot, height: 2 * size.dot }
  return {
    id: state.id,
    children: [
      ...(state.initial === undefined ? [] : [dot]),
      ...state.states.map((inner) => createNode(inner, detail, options)),
    ],
    layoutOptions: {
      ...options,
      'elk.padding': padding(height + gap, gap),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // The engine turns a chart that leads down, but not this size, so the width is given as the height.
      'elk.nodeSize.minimum': options['elk.direction'] === 'DOWN' ? `(${height},${width})` : `(${width},${height})`,
    },
  }
}

/** Returns the heading of a state's box. */
export const heading = ({ key, tags, type, history }: ChartState, detail: Detail): string => {
  if (type === 'history') return history === 'deep' ? 'H*' : 'H'
  return detail === 'outline' ? key : [key, ...tags.map((tag) => `#${tag}`)].join(' ')
}

const dotId = ({ id }: ChartState) => `${id}:initial`

function createEdges(state: ChartState, detail: Detail): ElkExtendedEdge[] {
  const first =
    state.initial === undefined ? [] : [{ id: dotId(state), sources: [dotId(state)], targets: [state.initial] }]
  const arrows = state.transitions.flatMap((transition) =>
    transition.targets.map((target, index) => {
      const lines = labelLines(transition)
      const label = {
        text: lines.join('\n'),
        width: measureWidth(lines) + 8,
        height: lines.length * size.line,
        // On the line of its arrow, so that it is clear to which one it belongs.
        layoutOptions: { 'elk.edgeLabels.inline': 'true' },
      }
      return {
        id: `${transition.id}>${index}`,
        sources: [state.id],
        targets: [target],
        labels: detail === 'full' ? [label] : [],
      }
    }),
  )
  return [...first, ...arrows]
}

function createDrawing(sheet: ElkNode & { edges?: ElkExtendedEdge[] }, states: ChartState[], detail: Detail): Drawing {
  const statesById = new Map(states.map((state) => [state.id, state]))
  const transitionsById = new Map(states.flatMap(({ transitions }) => transitions).map((one) => [one.id, one]))
  const boxes: Box[] = []
  const dots: ElkPoint[] = []
  const place = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode) => {
    const state = statesById.get(id)
    if (state === undefined) dots.push({ x: x + size.dot, y: y + size.dot })
    else boxes.push({ state, x, y, width, height })
    for (const child of children) place(child)
  }
  for (const child of sheet.children ?? []) place(child)
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
      ...(label !== undefined && { label: createLabel(label) }),
    }
  })
  return { detail, width: sheet.width ?? 0, height: sheet.height ?? 0, boxes, arrows, dots }
}

function createLabel({ text = '', x = 0, y = 0, width = 0, height = 0 }: ElkLabel): Label {
  const lines = text.split('\n')
  const written = measureWidth(lines) + 6
  return { lines, x: x + (width - written) / 2, y, width: written, height }
}

export type Size = { width: number; height: number }

/** Returns the scale at which a drawing fills its room; it is never enlarged. */
export const fitScale = ({ width, height }: Size, room: Size): number =>
  Math.min(1, room.width / width, room.height / height)

/** Returns the drawing that is largest in a room. */
export const chooseLargest = (drawings: readonly Drawing[], room: Size): Drawing | undefined =>
  drawings.toSorted((a, b) => fitScale(b, room) - fitScale(a, room))[0]

/** The smallest letters that are read with ease, in pixels. */
const legible = 8

/** Returns whether the letters of a drawing that fills its room are legible. */
export const isLegible = (drawing: Size, room: Size): boolean => fitScale(drawing, room) * size.font >= legible

/** Returns the scroll position that centers a box. Of a box larger than the room, its heading is shown. */
export function centerBox({ x, y, width, height }: Size & { x: number; y: number }, room: Size, scale: number) {
  const start = (from: number, length: number, space: number) =>
    Math.max(0, length * scale > space ? from * scale - 8 : (from + length / 2) * scale - space / 2)
  return { left: start(x, width, room.width), top: start(y, height, room.height) }
}
