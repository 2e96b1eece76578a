import { expect, onTestFinished, test, vi } from 'vitest'
import { applyMark, circledLeak, noMarks } from '#machines/call/marks.ts'
import { filmPump, filmSheet, partAt } from './film.ts'

type Part = [x: number, y: number, width: number, height: number]

/** Films the pump, and returns a function that reads a part of its picture of 800 × 600. */
function film({ reducedMotion }: { reducedMotion: boolean }) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reducedMotion } as MediaQueryList)
  const capture = vi.spyOn(HTMLCanvasElement.prototype, 'captureStream')
  const { stop } = filmPump()
  onTestFinished(() => {
    stop()
    vi.restoreAllMocks()
  })
  const pen = (capture.mock.contexts[0] as HTMLCanvasElement).getContext('2d')!
  return (part: Part) => pen.getImageData(...part).data.join(' ')
}

const coupling: Part = [430, 405, 40, 70]
const needle: Part = [335, 20, 80, 80]
const drops: Part = [480, 190, 50, 150]

test.each([coupling, needle, drops])('moves where a camera would see it: %s %s %s %s', async (...part) => {
  const read = film({ reducedMotion: false })
  const before = read(part)
  await expect.poll(() => read(part)).not.toBe(before)
})

test('shows the pump of the drawing on the page of the service', () => {
  const read = film({ reducedMotion: true })
  const [ink, sheet] = ['20 32 43 255', '255 255 255 255']
  expect({ baseplate: read([340, 562, 1, 1]), casing: read([290, 440, 1, 1]), motor: read([600, 400, 1, 1]) }).toEqual({
    baseplate: ink,
    casing: sheet,
    motor: sheet,
  })
})

test('stands still under reduced motion', async () => {
  const draw = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillRect')
  const read = film({ reducedMotion: true })
  const before = read([0, 0, 800, 600])
  const drawn = draw.mock.calls.length
  // It is drawn again each time, because a track without new pictures shows nothing.
  await expect.poll(() => draw.mock.calls.length).toBeGreaterThan(drawn + 2)
  expect(read([0, 0, 800, 600])).toBe(before)
})

test('writes on the sheet in letters that a phone shows with 11 px or more', () => {
  const write = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText')
  onTestFinished(() => write.mockRestore())
  filmSheet().stop()
  const sizes = write.mock.contexts.map((pen) =>
    parseFloat(/[\d.]+(?=px)/.exec((pen as CanvasRenderingContext2D).font)![0]),
  )
  expect(sizes.length).toBeGreaterThan(0)
  // At 360 px the picture of 800 is 270 px wide.
  expect((Math.min(...sizes) * 270) / 800).toBeGreaterThanOrEqual(11)
})

test('leaks within the ring with which a call begins', () => {
  const read = film({ reducedMotion: true })
  const [ring = []] = applyMark(noMarks, circledLeak).lines
  const middle = (side: 0 | 1) =>
    (Math.min(...ring.map((at) => at[side])) + Math.max(...ring.map((at) => at[side]))) / 2
  // The picture is twice as large as the unit of the marks.
  expect(read([2 * middle(0), 2 * middle(1), 1, 1])).toBe('29 111 165 255')
})

test.each([
  [254, 69, 'the valve'],
  [187, 29, 'the pressure gauge'],
  [107, 220, 'the suction flange'],
  [147, 123, 'the discharge flange'],
  [147, 225, 'the pump'],
  [225, 215, 'the coupling'],
  [278, 220, 'the motor'],
  [380, 180, undefined],
])('names what lies at %s %s', (x, y, part) => {
  expect(partAt(x, y)).toBe(part)
})
