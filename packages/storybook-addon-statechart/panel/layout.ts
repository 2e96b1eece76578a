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

export type Drawing = { width: number; height: number; boxes: Box[]; arrows: Arrow[]; dots: ElkPoint[] }

/** Sizes in pixels. The font is monospaced, so text is measured without a browser. */
export const size = { font: 12, letter: 7.3, line: 17, pad: 10, head: 26, dot: 4, gap: 12 }

const createOptions = (aspect: number, direction: 'DOWN' | 'RIGHT') => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.aspectRatio': String(aspect),
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '2',
})

/**
 * Computes the layout of a chart.
 *
 * @param aspect width of the room divided by its height; a tall room is filled from top to bottom if the chart allows it
 */
export async function layout(engine: Pick<ELK, 'layout'>, chart: Chart, aspect: number): Promise<Drawing> {
  const [along, across] = aspect < 1 ? (['DOWN', 'RIGHT'] as const) : (['RIGHT', 'DOWN'] as const)
  const first = await place(engine, chart, createOptions(aspect, along))
  if (stretch(first, aspect) <= 1.5) return first
  // Parallel regions lie across the direction, so the other one may fit.
  const other = await place(engine, chart, createOptions(aspect, across))
  return stretch(other, aspect) < stretch(first, aspect) ? other : first
}

/** Returns how many times longer a drawing is than a room of its area. */
function stretch({ width, height }: Drawing, aspect: number): number {
  const ratio = width / height / aspect
  return Math.max(ratio, 1 / ratio)
}

async function place(engine: Pick<ELK, 'layout'>, chart: Chart, options: Record<string, string>): Promise<Drawing> {
  const states = flattenStates(chart.root)
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
  const lines = [heading(state), ...state.invokes.map(({ source }) => `${source} running`)]
  const width = Math.ceil(measureWidth(lines)) + 2 * size.pad + 8
  const height = size.head + (lines.length - 1) * size.line + (lines.length > 1 ? 6 : 0)
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
      // The engine turns a chart that leads down, but not this size, so the width is given as the height.
      'elk.nodeSize.minimum': options['elk.direction'] === 'DOWN' ? `(${height},${width})` : `(${width},${height})`,
    },
  }
}

/** Returns the heading of a state's box. */
export const heading = ({ key, tags, type, history }: ChartState): string => {
  if (type === 'history') return history === 'deep' ? 'H*' : 'H'
  return [key, ...tags.map((tag) => `#${tag}`)].join(' ')
}

const dotId = ({ id }: ChartState) => `${id}:initial`

function createEdges(state: ChartState): ElkExtendedEdge[] {
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
  return { width: sheet.width ?? 0, height: sheet.height ?? 0, boxes, arrows, dots }
}

function createLabel({ text = '', x = 0, y = 0, width = 0, height = 0 }: ElkLabel): Label {
  const lines = text.split('\n')
  const written = measureWidth(lines) + 6
  return { lines, x: x + (width - written) / 2, y, width: written, height }
}

export type Size = { width: number; height: number }

/** Returns the scale of a drawing: one that fits with letters of 8 px fills its room, and a larger one scrolls with 10 px. */
export function fitScale({ width, height }: Size, room: Size): number {
  const scale = Math.min(1, room.width / width, room.height / height)
  return scale * size.font < 8 ? 10 / size.font : scale
}

/** Returns the scroll position that centers a box. Of a box larger than the room, its heading is shown. */
export function centerBox({ x, y, width, height }: Size & { x: number; y: number }, room: Size, scale: number) {
  const start = (from: number, length: number, space: number) =>
    Math.max(0, length * scale > space ? from * scale - 8 : (from + length / 2) * scale - space / 2)
  return { left: start(x, width, room.width), top: start(y, height, room.height) }
}

/** Returns the aspect ratio of a room, rounded, so that a small change does not lay out a chart again. */
export const roundAspect = ({ width, height }: Size): number =>
  width < 640 ? 0.7 : Math.max(1.5, Math.round(width / Math.max(1, height)))
