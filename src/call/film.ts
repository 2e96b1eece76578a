// The pictures of the demonstration, drawn on canvases: what the phone films, and the sheet that the engineer shares.

/** A canvas as a video track. `stop` ends both. */
export type Film = { track: MediaStreamTrack; stop: () => void }

const [width, height] = [800, 600]
const pictures = 15 // A second. More would cost a phone's battery, and a drop would fall no more smoothly.
const [paper, sheet, ink, steel, hairline] = ['#f7f6f2', '#ffffff', '#14202b', '#4c5b69', '#d3d8dc']
const [signal, water] = ['#b93e0a', '#1d6fa5']

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

/** Draws a path. Paths of the machine are those of `src/services/advanced-chat-system.svg`. */
function trace(pen: Pen, path: string, fill: string | undefined, stroke = ink, weight = 3): void {
  const shape = new Path2D(path)
  pen.lineWidth = weight
  pen.strokeStyle = stroke
  if (fill !== undefined) {
    pen.fillStyle = fill
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- This is no array.
    pen.fill(shape)
  }
  pen.stroke(shape)
}

function write(pen: Pen, text: string, x: number, y: number, { size = 22, weight = 600, color = ink } = {}): void {
  pen.font = `${weight} ${size}px Archivo, Arial, sans-serif`
  pen.fillStyle = color
  pen.fillText(text, x, y)
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`
const grid = Array.from({ length: 40 }, (_, line) => `M${20 * line} 0V600M0 ${20 * line}H800`).join('')
const floor = Array.from({ length: 64 }, (_, line) => `M${-300 + 12 * line} 124l-10 10`).join('')
const pipe = 'M-41-172L-41-270L600-270'
const flow = 'M-41-180L-41-270L600-270'
const valve = 'M100-300l50 30 50-30 0 60-50-30-50 30z'
const handwheel = 'M121.5-340h57a6.5 6.5 0 0 1 0 13h-57a6.5 6.5 0 0 1 0-13z'

/** The parts of the machine that a pointer names, each with its place in a picture of 400 × 300. */
export const parts = [
  { name: 'the valve', at: [234, 69] },
  { name: 'the pump', at: [150, 220] },
  { name: 'the motor', at: [258, 220] },
  { name: 'the pipe', at: [127, 85] },
] as const

/** Films a pump that runs, and the valve in its pipe, which leaks. */
export const filmPump = (): Film =>
  film((pen, seconds) => {
    trace(pen, grid, undefined, '#eeeeea', 1)
    pen.translate(300, 440)
    pen.scale(1.12, 1.12)
    trace(pen, floor, undefined, steel, 1)
    trace(pen, 'M-300 122H460', undefined)
    trace(pen, pipe, undefined, ink, 50)
    trace(pen, pipe, undefined, sheet, 44)
    pen.setLineDash([16, 24])
    pen.lineDashOffset = -60 * seconds
    trace(pen, flow, undefined, water, 3)
    pen.setLineDash([])
    trace(pen, 'M-78.4-176h74.8v8h-74.8zM296-307.4h8v74.8h-8z', sheet)
    trace(pen, 'M150-270v-60', undefined, ink, 6)
    trace(pen, valve, sheet)
    trace(pen, handwheel, signal)
    drawPump(pen, seconds)
    drawLeak(pen, seconds)
    pen.resetTransform()
    const clock = [seconds / 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
    write(pen, clock, 24, 40, { color: steel })
  }, 'detail')

/** Draws the pump and its motor, which tremble, and the impeller, which turns. */
function drawPump(pen: Pen, seconds: number): void {
  pen.save()
  pen.translate(0, Math.sin(40 * seconds) / 2)
  trace(pen, 'M-101.2 101.2h368v18.4h-368z', ink)
  trace(pen, 'M-64.4 0V-156.4h-27.6v-18.4h101.2v18.4h-18.4v92z', sheet)
  trace(pen, 'M55.2-23h73.6v46h-73.6z', hairline)
  trace(pen, circle(0, 0, 92), sheet)
  trace(pen, circle(0, 0, 57), paper, ink, 1.5)
  trace(pen, 'M125.6-73.6h135.2a6 6 0 0 1 6 6v135.2a6 6 0 0 1-6 6h-135.2a6 6 0 0 1-6-6v-135.2a6 6 0 0 1 6-6z', sheet)
  trace(pen, 'M138-46h110.4M138-23h110.4M138 0h110.4M138 23h110.4M138 46h110.4', undefined, ink, 1.5)
  trace(pen, 'M-46 79.1h92v22.1h-92zM147.2 73.6h92v27.6h-92z', paper)
  pen.rotate(5 * seconds)
  for (let vane = 0; vane < 5; vane += 1) {
    pen.rotate((2 * Math.PI) / 5)
    trace(pen, 'M18 0q20 6 32 26', undefined, ink, 5)
  }
  trace(pen, circle(0, 0, 20), steel)
  pen.restore()
}

const fall = 0.6 // Seconds from the valve to the motor.

/** Draws two drops that fall from the valve onto the motor, the water that has run down there, and its splashes. */
function drawLeak(pen: Pen, seconds: number): void {
  trace(pen, 'M136-270q14 22 28 0q4 12-14 16q-18-4-14-16z', water, water, 1)
  trace(pen, 'M128-76q22-7 44 0v3h-44zM160-73q5 30 3 60q4 20-1 34', undefined, water, 4)
  for (const start of [0, 0.5]) {
    const time = (seconds + start) % 1
    const y = Math.min(-76, -256 + 180 * (time / fall) ** 2)
    if (time < fall) trace(pen, `M150 ${y - 14}q9 14 0 18q-9-4 0-18z`, water, water, 1)
    else {
      const wide = 60 * (time - fall)
      trace(pen, `M${146 - wide} -82l-7-7M${154 + wide} -82l7-7M150-84v-9`, undefined, water, 3)
    }
  }
}

/** Films the sheet that the engineer shares: the valve in section, and its parts list. */
export const filmSheet = (): Film =>
  film((pen) => {
    trace(pen, 'M20 20h760v560h-760z', sheet, steel, 2)
    write(pen, 'Valve, section', 44, 64, { size: 28, weight: 800 })
    trace(
      pen,
      'M60 380h24v20h70a100 100 0 0 1 192 0h70v-20h24v120h-24v-20h-70a100 100 0 0 1-192 0h-70v20h-24z',
      hairline,
    )
    trace(pen, 'M205 210h90v132h-90z', sheet)
    trace(pen, 'M240 130h20v302h-20z', paper)
    trace(pen, 'M212 432h76v14h-76zM150 452h64v12h-64zM286 452h64v12h-64z', ink)
    trace(pen, 'M215 220h22v60h-22zM263 220h22v60h-22z', signal)
    trace(pen, 'M160 112h180v20h-180z', ink)
    trace(pen, 'M40 440H440', undefined, steel, 1)
    trace(pen, 'M285 250L376 214M340 122L376 122M260 330L376 306M350 400L392 386', undefined, ink, 1.5)
    const names = ['Handwheel', 'Gland packing', 'Stem', 'Body']
    const balloons = [122, 208, 300, 382].map((y, index) => ({ x: index === 3 ? 414 : 398, y }))
    for (const [index, { x, y }] of balloons.entries()) {
      trace(pen, circle(x, y, 20), index === 1 ? signal : sheet, ink, 2)
      write(pen, String(index + 1), x - 6, y + 8, { color: index === 1 ? sheet : ink })
    }
    write(pen, 'Item   Part', 500, 130, { color: steel })
    for (const [index, name] of names.entries()) {
      const y = 180 + 50 * index
      trace(pen, `M496 ${y - 34}H760`, undefined, hairline, 2)
      write(pen, `${index + 1}        ${name}`, 506, y, index === 1 ? { weight: 800, color: signal } : {})
    }
    write(pen, 'Invented for this demonstration', 500, 62, { size: 17, weight: 400, color: steel })
  }, 'text')
