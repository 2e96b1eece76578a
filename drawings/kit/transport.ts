import { hairline, ink, lineOn, paper } from './colours.ts'
import { area, at, box, d, detail, disc, outline, round } from './lines.ts'
import { fillOf, type Look } from './goods.ts'

const wheel = (x: number, y: number, r: number): string =>
  outline(disc(x, y, r), ink) +
  `<path fill="${paper}" stroke-width="1.5" d="${disc(x, y, r * 0.55)}"/>` +
  area(disc(x, y, r * 0.16), ink)

/** A tractor with its box trailer, driving right; from the left end of the road, about 2.9 times as long as high. */
export const truck = (x: number, floor: number, w: number, look: Look = {}): string => {
  const k = w / 440
  const fill = fillOf(look)
  const bays = Array.from({ length: 11 }, (_, i) => d`M${(26 + i * 26) * k} ${-138 * k}v${94 * k}`).join('')
  return at(
    x,
    floor,
    outline(box(0, -36 * k, 410 * k, 12 * k), ink),
    outline(box(0, -150 * k, 310 * k, 114 * k), fill),
    detail(bays + d`M0 ${-138 * k}h${310 * k}M0 ${-44 * k}h${310 * k}`, lineOn(fill)),
    outline(
      d`M${326 * k} ${-26 * k}V${-132 * k}q0 ${-8 * k} ${8 * k} ${-8 * k}h${52 * k}q${10 * k} 0 ${16 * k} ${12 * k}l${24 * k} ${48 * k}q${4 * k} ${8 * k} ${4 * k} ${16 * k}v${38 * k}z`,
    ),
    `<path stroke-width="1.5" fill="${hairline}" d="${d`M${368 * k} ${-124 * k}h${20 * k}l${26 * k} ${48 * k}h${-46 * k}z`}"/>`,
    detail(
      d`M${360 * k} ${-126 * k}v${96 * k}M${344 * k} ${-66 * k}h${12 * k}M${406 * k} ${-46 * k}h${22 * k}v${10 * k}h${-22 * k}z`,
    ),
    [46, 92, 252, 300, 390].map((c) => wheel(c * k, -20 * k, 20 * k)).join(''),
  )
}

/** A container ship sailing right on its waterline; `stacks` gives the containers piled in each bay, aft to fore. */
export const ship = (
  x: number,
  water: number,
  w: number,
  stacks: number[] = [3, 4, 4, 3, 4, 3, 2],
  look: Look & { accentBay?: number } = {},
): string => {
  const k = w / 600
  const unit = (390 / stacks.length) * k
  const tall = 24 * k
  const load = stacks
    .flatMap((count, bay) =>
      Array.from({ length: count }, (_, row) => {
        const marked = bay === look.accentBay && row === count - 1
        const fill = fillOf({ accent: marked, fill: (bay + row) % 3 === 0 ? hairline : paper })
        const [left, top] = [150 * k + bay * unit, -70 * k - (row + 1) * tall]
        return (
          `<g stroke-width="1.5">${outline(box(left, top, unit, tall), fill)}</g>` +
          detail([0.2, 0.4, 0.6, 0.8].map((f) => d`M${left + unit * f} ${top + 4}v${tall - 8}`).join(''), lineOn(fill))
        )
      }),
    )
    .join('')
  const ports = [0, 1, 2, 3].map((i) => d`M${52 * k} ${(-160 + i * 26) * k}h${62 * k}`).join('')
  return at(
    x,
    water,
    outline(d`M${64 * k} ${-70 * k}v${-150 * k}h${30 * k}v${-30 * k}h${20 * k}v${180 * k}z`),
    outline(box(44 * k, -180 * k, 78 * k, 110 * k)),
    detail(ports),
    `<path stroke-width="1.5" fill="${ink}" d="${box(40 * k, -196 * k, 88 * k, 16 * k)}"/>`,
    load,
    outline(
      d`M${14 * k} ${-70 * k}H${540 * k}l${16 * k} ${-26 * k}h${44 * k}q${-22 * k} ${40 * k} ${-30 * k} ${96 * k}H${40 * k}q${-24 * k} ${-20 * k} ${-26 * k} ${-70 * k}z`,
      fillOf(look),
    ),
    detail(d`M${24 * k} ${-34 * k}H${562 * k}M${540 * k} ${-70 * k}h${46 * k}`, lineOn(fillOf(look))),
    area(disc(548 * k, -54 * k, 4 * k), ink),
  )
}

/** Water as a few broken levels under a hull. */
export const water = (x: number, y: number, w: number): string =>
  `<path fill="none" d="${d`M${x} ${y}h${w}`}"/>` +
  detail(
    d`M${x + w * 0.05} ${y + 14}h${w * 0.3}m30 0h${w * 0.4}M${x + w * 0.2} ${y + 28}h${w * 0.24}m40 0h${w * 0.12}M${x + w * 0.34} ${y + 42}h${w * 0.2}`,
  )

/** A forklift facing right, its forks at `lift` above the floor. */
export const forklift = (x: number, floor: number, h: number, lift = 20, look: Look = {}): string => {
  const k = h / 200
  return at(
    x,
    floor,
    outline(d`M${20 * k} ${-40 * k}V${-196 * k}h${104 * k}v8h${-92 * k}V${-40 * k}z`),
    outline(box(118 * k, -196 * k, 8 * k, 150 * k)),
    outline(
      d`M0 ${-30 * k}v${-50 * k}q0 ${-20 * k} ${24 * k} ${-20 * k}h${36 * k}v${30 * k}h${58 * k}v${-14 * k}h${18 * k}v${54 * k}z`,
      fillOf(look),
    ),
    detail(d`M${60 * k} ${-112 * k}v${40 * k}h${30 * k}M${104 * k} ${-108 * k}l${-14 * k} ${36 * k}`),
    outline(box(138 * k, -204 * k, 10 * k, 198 * k)),
    outline(d`M${150 * k} ${-lift}v${-64 * k}h${8 * k}v${56 * k}h${78 * k}v8z`, ink),
    wheel(30 * k, -24 * k, 24 * k),
    wheel(116 * k, -24 * k, 24 * k),
  )
}

/** A container seen from its side, corrugated. */
export const container = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const fill = fillOf(look)
  const count = Math.max(4, Math.round(w / 16))
  const ribs = Array.from(
    { length: count - 1 },
    (_, i) => d`M${x + 8 + ((w - 16) * (i + 1)) / count} ${y + 10}v${h - 20}`,
  ).join('')
  return outline(box(x, y, w, h), fill) + detail(round(x + 8, y + 10, w - 16, h - 20, 1) + ribs, lineOn(fill))
}
