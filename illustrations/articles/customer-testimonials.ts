import {
  area,
  box,
  caliper,
  d,
  lettering,
  outline,
  paper,
  plate,
  sheet,
  signal,
  signature,
  writing,
  penHand,
} from '../kit/index.ts'

const [x, y, k, open] = [56, 124, 2, 430]
const left = x + 60 * k

/** Draws two quotation marks. */
const quote = (a: number, b: number): string =>
  [0, 40].map((i) => d`M${a + i} ${b + 40}v-16c0 -20 10 -30 26 -32v12c-8 2 -10 6 -10 12h10v24z`).join('')

export default plate({
  name: 'customer-testimonials',
  number: 'A-25',
  ground: 'blueprint',
  alt: 'A caliper closes its jaws on a speech bubble and finds minus 13 seconds, while a hand signs the letter beneath',
  parts: [
    outline(box(380, 420, 420, 180), paper),
    writing(420, 446, 300, 2, 18),
    signature(446, 536, 248),
    outline(d`M${left} ${y + 46 * k}h${open}v${94 * k}H${left + 150}l-64 58v-58H${left}z`, signal),
    area(quote(left + 34, y + 46 * k + 42), sheet),
    lettering(left + 140, y + 46 * k + 140, '-13 S', 80, { color: sheet, weight: 11 }),
    caliper(x, y, 500 * k, open),
    penHand(694, 518, 230, { arm: 241, sleeve: sheet }),
  ],
})
