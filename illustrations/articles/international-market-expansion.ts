import {
  box,
  clock,
  d,
  disc,
  hair,
  hairline,
  hatchBox,
  ink,
  line,
  outline,
  plate,
  ship,
  stroke,
  truck,
  type Point,
  ferry,
} from '../kit/index.ts'

/** Draws a spring balance with a clock as its dial; the load pulls its tray down. */
const balance = (x: number, tray: number, hour: number, minute: number, load: string): string => {
  const [from, to] = [242, tray - 168]
  const coil = Array.from({ length: 11 }, (_, i): Point => [
    x + (i % 2 ? 20 : -20),
    from + 8 + ((to - from - 16) * i) / 10,
  ])
  return (
    outline(box(x - 10, 84, 20, 24), hairline) +
    hair(d`M${x - 138} ${tray}L${x} ${to}L${x + 138} ${tray}`, ink) +
    stroke(line([x, from - 6], ...coil, [x, to]), ink, 3.5) +
    outline(disc(x, to + 4, 9), ink) +
    clock(x, 170, 74, hour, minute) +
    load +
    outline(d`M${x - 152} ${tray}h304l-24 20h-256z`, ink)
  )
}

export default plate({
  name: 'international-market-expansion',
  number: 'A-24',
  alt: 'Three spring balances whose dials are clocks, each at another hour, weigh a truck, a ferry and a container ship; the truck pulls deepest',
  parts: [
    outline(box(60, 50, 1080, 34)),
    hatchBox(60, 50, 1080, 34),
    balance(230, 560, 4, 50, truck(106, 560, 250, { accent: true })),
    balance(600, 512, 3, 50, ferry(474, 512, 252)),
    balance(970, 464, 10, 50, ship(838, 464, 268, [2, 3, 3, 2])),
  ],
})
