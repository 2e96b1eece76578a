import { bodyWords } from '../chart/words.ts'
import { arrowHead } from './arrowHead.ts'
import { actorBox, heading, size, type Arrow, type Box, type Drawing } from './layout.ts'

const ink = '#14202b'
const steel = '#4c5b69'
const signal = '#b93e0a'
const tint = '#fbf1ec'

/**
 * Returns a drawing as a standalone SVG document on white paper.
 *
 * @param active ids of the states to mark
 */
export function toSvg(
  { width, height, boxes, arrows, dots }: Drawing,
  title: string,
  active: ReadonlySet<string>,
): string {
  const parts = [
    tag('title', {}, escapeText(title)),
    tag('rect', { width, height, fill: '#ffffff' }),
    ...boxes.map((box) => drawBox(box, active.has(box.state.id))),
    ...dots.map(({ x, y }) => tag('circle', { cx: x, cy: y, r: size.dot, fill: ink })),
    ...arrows.map(drawArrow),
  ]
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': 'ui-monospace, Menlo, Consolas, monospace',
    'font-size': size.font,
  }
  return tag('svg', root, `\n${parts.join('\n')}\n`)
}

function drawBox({ state, x, y, width, height }: Box, isActive: boolean): string {
  const isLeaf = state.states.length === 0
  const edge = {
    fill: isActive && isLeaf ? tint : 'none',
    stroke: isActive ? (isLeaf ? signal : ink) : steel,
    'stroke-width': isActive ? 2 : 1,
  }
  if (state.kind === 'history') {
    const center = { x: x + width / 2, y: y + height / 2 }
    const mark = state.history === 'deep' ? 'H*' : 'H'
    return (
      tag('circle', { cx: center.x, cy: center.y, r: width / 2 - 1, ...edge }) +
      drawText(mark, center.x, center.y + 4, { 'text-anchor': 'middle' })
    )
  }
  const dash: Attributes = state.kind === 'parallel' ? { 'stroke-dasharray': '5 3' } : {}
  const name = { 'font-weight': 600, ...(isActive && { fill: signal }) }
  return [
    tag('rect', { x, y, width, height, rx: isLeaf ? 3 : 0, ...edge, ...dash }),
    state.kind === 'final' &&
      tag('rect', { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 2, fill: 'none', stroke: steel }),
    isActive && tag('path', { d: `M${x} ${y + 4}v18`, stroke: signal, 'stroke-width': 6 }),
    drawText(heading(state), x + size.pad, y + 17, name),
    ...bodyWords(state).map(({ text, actor, isDescription }, index) => {
      const top = y + size.head + 10 + index * size.line
      const box =
        actor === undefined
          ? ''
          : tag('rect', { ...actorBox(text, x + size.pad, top), rx: 2, fill: 'none', stroke: steel })
      const style: Attributes = isDescription === true ? { fill: steel, 'font-style': 'italic' } : {}
      return box + drawText(text, x + size.pad, top, style)
    }),
  ]
    .filter((part) => part !== false)
    .join('')
}

function drawArrow({ points, label }: Arrow): string {
  return [
    tag('polyline', { points: points.map(({ x, y }) => `${x},${y}`).join(' '), fill: 'none', stroke: steel }),
    tag('path', { d: arrowHead(points), fill: steel }),
    ...(label?.lines ?? []).map((line, index) =>
      drawText(line, label!.x + 2, label!.y + 12 + index * size.line, { fill: steel }),
    ),
  ].join('')
}

type Attributes = Record<string, string | number>

// The white outline keeps a text legible where a line passes behind it.
const drawText = (text: string, x: number, y: number, style: Attributes = {}) =>
  tag(
    'text',
    { x, y, fill: ink, stroke: '#ffffff', 'stroke-width': 3, 'paint-order': 'stroke', ...style },
    escapeText(text),
  )

function tag(name: string, attributes: Attributes, content = ''): string {
  const text = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(String(value))}"`)
  return `<${name}${text.join('')}>${content}</${name}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeText = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
