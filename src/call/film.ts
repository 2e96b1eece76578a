// The pictures of the demonstration, drawn on canvases: what the phone films, and the sheet that the engineer shares.
import drawing from '../services/advanced-chat-system.svg?raw'

/** A canvas as a video track. `stop` ends both. */
export type Film = { track: MediaStreamTrack; stop: () => void }

const [width, height] = [800, 600]
const pictures = 15 // A second. More would cost a phone's battery, and a drop would fall no more smoothly.
const [paper, sheet, ink, steel, hairline] = ['#f7f6f2', '#ffffff', '#14202b', '#4c5b69', '#d3d8dc']
const [signal, water] = ['#b93e0a', '#1d6fa5']
const fine = 1.5 // The weight of the thin lines in a drawing.

type Pen = CanvasRenderingContext2D

/** Films what is drawn. Under reduced motion it is drawn again, too, because a track without new pictures shows nothing. */
function film(draw: (pen: Pen, seconds: number) => void, contentHint: 'detail' | 'text'): Film {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')!
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const start = performance.now()
  const show = () => {
    pen.resetTransform()
    pen.fillStyle = paper
    pen.fillRect(0, 0, width, height)
    draw(pen, still.matches ? 1 : (performance.now() - start) / 1000)
  }
  show()
  const track = Object.assign(canvas.captureStream().getVideoTracks()[0]!, { contentHint })
  const timer = setInterval(show, 1000 / pictures)
  return {
    track,
    stop() {
      clearInterval(timer)
      track.stop()
    },
  }
}

/** Draws a path. */
function trace(pen: Pen, path: string, fill: string | undefined, stroke: string | undefined = ink, weight = 3): void {
  const shape = new Path2D(path)
  if (fill !== undefined) {
    pen.fillStyle = fill
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- This is no array.
    pen.fill(shape)
  }
  if (stroke === undefined) return
  pen.lineWidth = weight
  pen.strokeStyle = stroke
  pen.stroke(shape)
}

function write(pen: Pen, text: string, x: number, y: number, { size = 36, weight = 600, color = ink } = {}): void {
  pen.font = `${weight} ${size}px Archivo, Arial, sans-serif`
  pen.fillStyle = color
  pen.fillText(text, x, y)
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`

/** Returns a function that draws a group of the service's drawing, so that the film shows the pump that the page shows. */
function groupOf(file: Document, id: string): (pen: Pen) => void {
  const paths = [...file.querySelectorAll(`#${id} path`)].map((path) => {
    const value = (name: string) => path.closest(`[${name}]`)!.getAttribute(name)!
    const fill = value('fill')
    return [value('d'), fill === 'none' ? undefined : fill, value('stroke'), Number(value('stroke-width'))] as const
  })
  return (pen) => {
    for (const path of paths) trace(pen, ...path)
  }
}

// The machine, with the center of its pump at 0 0. Around it the film continues the pipes of the drawing to the edges of the
// picture.
const grid = Array.from({ length: 40 }, (_, line) => `M${20 * line} 0V600M0 ${20 * line}H800`).join('')
const floor = Array.from({ length: 62 }, (_, line) => `M${-310 + 12 * line} 124l-10 10`).join('')
const suction = 'M-310-25h193v50h-193z'
const discharge = 'M300-295h300v50h-300z'
const gauge = { x: 30, y: -341, radius: 34 }

/** Draws what a turning shaft shows to one side: places on its circumference, which pass from the top to the bottom. */
function turn(
  pen: Pen,
  seconds: number,
  { x, width, radius, places }: Record<'x' | 'width' | 'radius' | 'places', number>,
) {
  for (let place = 0; place < places; place += 1) {
    const angle = 5 * seconds + (2 * Math.PI * place) / places
    // The others are behind the shaft.
    if (Math.cos(angle) < 0) continue
    const height = 8 * Math.cos(angle)
    trace(pen, `M${x} ${radius * Math.sin(angle) - height / 2}h${width}v${height}h${-width}z`, ink, undefined)
  }
}

/** The parts of the machine that a pointer names, each with its place in a picture of 400 × 300. */
const parts = [
  { name: 'the valve', at: [254, 69] },
  { name: 'the pressure gauge', at: [187, 29] },
  { name: 'the pipe', at: [147, 72] },
  { name: 'the pipe', at: [340, 69] },
  { name: 'the discharge flange', at: [147, 123] },
  { name: 'the suction flange', at: [107, 220] },
  { name: 'the pump', at: [147, 220] },
  { name: 'the bearing bracket', at: [192, 220] },
  { name: 'the coupling', at: [225, 220] },
  { name: 'the motor', at: [278, 220] },
  { name: 'the baseplate', at: [215, 282] },
] as const

/** Returns the name of the part that a pointer meets. */
export function partAt(x: number, y: number): string | undefined {
  const distance = ({ at }: (typeof parts)[number]) => Math.hypot(at[0] - x, at[1] - y)
  const [nearest] = parts.toSorted((one, other) => distance(one) - distance(other))
  return distance(nearest!) < 45 ? nearest!.name : undefined
}

/** Films a pump that runs, and the valve in its pipe, which leaks. */
export function filmPump(): Film {
  const file = new DOMParser().parseFromString(drawing, 'image/svg+xml')
  const [pipe, valve, pump] = ['pipe-1', 'valve-1', 'pump-1'].map((id) => groupOf(file, id))
  return film((pen, seconds) => {
    trace(pen, grid, undefined, '#eeeeea', 1)
    pen.translate(340, 440)
    pen.scale(1.12, 1.12)
    trace(pen, floor, undefined, steel, 1)
    trace(pen, 'M-310 122H420', undefined)
    trace(pen, discharge, sheet)
    pipe!(pen)
    drawGauge(pen, seconds)
    valve!(pen)
    pen.save()
    pen.translate(0, Math.sin(40 * seconds) / 2)
    pump!(pen)
    trace(pen, suction, sheet)
    drawCoupling(pen, seconds)
    pen.restore()
    drawLeak(pen, seconds)
  }, 'detail')
}

/** Draws the coupling between pump and motor, which turns behind the mesh of its guard. */
function drawCoupling(pen: Pen, seconds: number): void {
  trace(pen, 'M84-30h28v60h-28z', steel, ink, fine)
  trace(pen, 'M84-24h11v48h-11zM101-24h11v48h-11zM95-20h6v40h-6z', sheet, ink, fine)
  turn(pen, seconds, { x: 86, width: 7, radius: 24, places: 5 })
  turn(pen, seconds, { x: 103, width: 7, radius: 24, places: 5 })
  trace(pen, 'M91-30v60M98-30v60M105-30v60M84-15h28M84 0h28M84 15h28', undefined, hairline, 1)
}

/** Draws a pressure gauge, whose needle trembles. */
function drawGauge(pen: Pen, seconds: number): void {
  const { x, y, radius } = gauge
  trace(pen, `M${x - 4} ${y}h8V-295h-8zM${x - 8}-304h16v9h-16z`, sheet)
  trace(pen, circle(x, y, radius), sheet)
  pen.save()
  pen.translate(x, y)
  pen.rotate(-0.75 * Math.PI)
  for (let tick = 0; tick <= 6; tick += 1) {
    trace(pen, `M0 ${6 - radius}v7`, undefined, ink, fine)
    pen.rotate(Math.PI / 4)
  }
  pen.rotate(-0.45 * Math.PI + 0.12 * Math.sin(9 * seconds) + 0.08 * Math.sin(23 * seconds))
  trace(pen, `M0 6V${10 - radius}`, undefined, signal, 3)
  pen.restore()
  trace(pen, circle(x, y, 3), ink)
}

const fall = 0.6 // Seconds from the valve to the motor.

/** Draws the water that leaves the valve, two drops that fall onto the motor, their splashes, and what runs down there. */
function drawLeak(pen: Pen, seconds: number): void {
  trace(pen, 'M149-294q-4 22-1 42q-4 9 2 12q6-3 2-12q3-20 0-42z', water, water, 1)
  trace(pen, 'M126-74q20-7 40 0v2h-40zM131-73q4 30 1 62q4 40 1 84', undefined, water, 4)
  for (const start of [0, 0.5]) {
    const time = (seconds + start) % 1
    const y = Math.min(-76, -236 + 160 * (time / fall) ** 2)
    if (time < fall) trace(pen, `M150 ${y - 14}q9 14 0 18q-9-4 0-18z`, water, water, 1)
    else {
      const wide = 50 * (time - fall)
      trace(pen, `M${146 - wide} -82l-7-7M${154 + wide} -82l7-7M150-84v-9`, undefined, water, 3)
    }
  }
}

// A valve in section, closed, and the names of its parts. A phone shows the sheet at a third of its size, so its letters are
// large.
const body = 'M60 380h24v20h70a100 100 0 0 1 192 0h70v-20h24v120h-24v-20h-70a100 100 0 0 1-192 0h-70v20h-24z'
const passage = 'M60 414h108a84 84 0 0 1 164 0h108v52h-108a84 84 0 0 1-164 0h-108z'
const seat = 'M156 414h14c6 26 20 38 44 38v14c-38 0-54-22-58-52zM286 452h56v14h-56z'
const named = [
  { name: 'Handwheel', y: 122, from: [340, 122] },
  { name: 'Gland packing', y: 206, from: [280, 250] },
  { name: 'Stem', y: 290, from: [258, 310] },
  { name: 'Body', y: 374, from: [326, 368] },
] as const

/** Films the sheet that the engineer shares. The packing that leaks is red. */
export const filmSheet = (): Film =>
  film((pen) => {
    trace(pen, 'M20 20h760v560h-760z', sheet, steel, 2)
    write(pen, 'Valve, section', 48, 78, { size: 40, weight: 800 })
    trace(pen, 'M205 216h90v128h-90z', hairline)
    trace(pen, body, hairline)
    trace(pen, passage, sheet)
    trace(pen, seat, hairline)
    trace(pen, 'M215 228h70v60h-70z', signal)
    trace(pen, 'M215 204h70v24h-70zM194 192h112v12h-112z', paper)
    trace(pen, 'M240 130h20v306h-20z', sheet)
    trace(pen, 'M160 112h180v20h-180zM208 436h84v16h-84z', ink)
    trace(pen, 'M40 440H460', undefined, steel, 1)
    for (const [index, { name, y, from }] of named.entries()) {
      const isLeaking = name === 'Gland packing'
      trace(pen, `M${from.join(' ')}L420 ${y}`, undefined, ink, fine)
      trace(pen, circle(420, y, 26), isLeaking ? signal : sheet, ink, 2)
      write(pen, String(index + 1), 410, y + 13, { color: isLeaking ? sheet : ink })
      write(pen, name, 462, y + 13, isLeaking ? { weight: 800, color: signal } : {})
    }
  }, 'text')
