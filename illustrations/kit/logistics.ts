import {
  area,
  at,
  box,
  d,
  detail,
  disc,
  getFill,
  hairline,
  ink,
  lineOn,
  outline,
  paper,
  round,
  sheet,
  stroke,
  type Look,
} from './lines.ts'

/** Draws a slatted wooden crate with a diagonal brace from its top left corner. */
export const crate = (x: number, y: number, w: number, h: number, look: Look = {}): string => {
  const fill = getFill(look)
  const b = Math.max(6, Math.min(w, h) / 7)
  const slats = [1, 2, 3].map((i) => d`M${b} ${b + ((h - 2 * b) * i) / 4}h${w - 2 * b}`).join('')
  const brace = d`M${b} ${h - 2 * b}L${w - 2 * b} ${b}H${w - b}V${2 * b}L${2 * b} ${h - b}H${b}z`
  return at(
    x,
    y,
    outline(box(0, 0, w, h), fill),
    detail(slats, lineOn(fill)),
    `<path stroke-width="1.5" fill="${fill}" stroke="${lineOn(fill)}" d="${brace}"/>`,
    detail(
      box(b, b, w - 2 * b, h - 2 * b) + d`M0 ${b}h${b}M0 ${h - b}h${b}M${w} ${b}h${-b}M${w} ${h - b}h${-b}`,
      lineOn(fill),
    ),
  )
}

/** Draws an index card with a tab, a portrait and lines, for one contact. */
export const card = (x: number, y: number, w: number, h: number, look: Look & { tab?: number } = {}): string => {
  const fill = getFill(look)
  const t = look.tab ?? 0.1
  const tone = lineOn(fill)
  const r = h * 0.13
  return at(
    x,
    y,
    outline(d`M0 0h${w * t}l6 -18h${w * 0.24}l6 18H${w}V${h}H0z`, fill),
    detail(box(w * 0.08, h * 0.16, h * 0.46, h * 0.56), tone),
    area(
      disc(w * 0.08 + h * 0.23, h * 0.36, r) +
        d`M${w * 0.08 + h * 0.06} ${h * 0.72}a${h * 0.17} ${h * 0.2} 0 0 1 ${h * 0.34} 0z`,
      tone === ink ? ink : sheet,
    ),
    detail(
      [0.2, 0.36, 0.52, 0.68]
        .map((k, i) => d`M${w * 0.14 + h * 0.46} ${h * k}H${w * ([0.92, 0.8, 0.86, 0.6][i] ?? 1)}`)
        .join(''),
      tone,
    ),
  )
}

/** Draws a film reel with five windows. */
export const reel = (x: number, y: number, r: number, look: Look & { from?: number } = {}): string => {
  const holes = Array.from({ length: 5 }, (_, i) => {
    const a = ((look.from ?? -90) + i * 72) * (Math.PI / 180)
    return disc(x + r * 0.56 * Math.cos(a), y + r * 0.56 * Math.sin(a), r * 0.24)
  })
  return (
    outline(disc(x, y, r), getFill(look)) +
    detail(disc(x, y, r * 0.9), lineOn(getFill(look))) +
    `<path stroke-width="2" fill="${paper}" d="${holes.join('')}"/>` +
    area(disc(x, y, r * 0.1), lineOn(getFill(look)))
  )
}

const wheel = (x: number, y: number, r: number): string =>
  outline(disc(x, y, r), ink) +
  `<path fill="${paper}" stroke-width="1.5" d="${disc(x, y, r * 0.55)}"/>` +
  area(disc(x, y, r * 0.16), ink)

/**
 * Draws a truck with box trailer, driving right, from the left end of the road. It is about 2.9 times as long as high.
 */
export const truck = (x: number, floor: number, w: number, look: Look = {}): string => {
  const k = w / 440
  const fill = getFill(look)
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

/** Draws a container ship sailing right; `stacks` lists the containers in each bay, aft to fore. */
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
        const fill = getFill({ accent: marked, fill: (bay + row) % 3 === 0 ? hairline : paper })
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
      getFill(look),
    ),
    detail(d`M${24 * k} ${-34 * k}H${562 * k}M${540 * k} ${-70 * k}h${46 * k}`, lineOn(getFill(look))),
    area(disc(548 * k, -54 * k, 4 * k), ink),
  )
}

/** Draws a van driving left, from the left end of the road. It is about 2.3 times as long as high. */
export const van = (x: number, floor: number, w: number): string => {
  const k = w / 560
  const wheel = (c: number): string =>
    outline(disc(c * k, -40 * k, 40 * k), ink) +
    outline(disc(c * k, -40 * k, 23 * k), hairline) +
    area(disc(c * k, -40 * k, 6 * k), ink)
  const arch = d`a${50 * k} ${50 * k} 0 0 0 ${-100 * k} 0`
  return at(
    x,
    floor,
    outline(
      d`M${6 * k} ${-34 * k}V${-96 * k}q${2 * k} ${-26 * k} ${26 * k} ${-32 * k}` +
        d`l${62 * k} ${-16 * k}l${56 * k} ${-82 * k}` +
        d`q${10 * k} ${-18 * k} ${34 * k} ${-18 * k}H${548 * k}q${12 * k} 0 ${12 * k} ${14 * k}V${-34 * k}H${496 * k}` +
        arch +
        d`H${160 * k}` +
        arch +
        'z',
    ),
    `<path stroke-width="1.5" fill="${hairline}" d="` +
      d`M${108 * k} ${-144 * k}l${50 * k} ${-72 * k}h${58 * k}v${72 * k}z` +
      '"/>',
    detail(
      d`M${232 * k} ${-244 * k}V${-34 * k}M${98 * k} ${-144 * k}V${-90 * k}M${232 * k} ${-122 * k}h${-20 * k}` +
        d`M${166 * k} ${-58 * k}h${230 * k}M${496 * k} ${-58 * k}h${64 * k}M${232 * k} ${-226 * k}h${328 * k}`,
    ),
    outline(d`M${8 * k} ${-110 * k}q${12 * k} ${-14 * k} ${36 * k} ${-18 * k}v${18 * k}z`, hairline),
    outline(box(0, -58 * k, 46 * k, 22 * k) + box(548 * k, -160 * k, 12 * k, 52 * k), ink),
    outline(round(86 * k, -158 * k, 12 * k, 22 * k, 3 * k), hairline),
    wheel(110),
    wheel(446),
  )
}

/** Draws a car ferry sailing right. */
export const ferry = (x: number, water: number, w: number, look: Look = {}): string => {
  const k = w / 300
  const fill = getFill(look)
  const ports = Array.from({ length: 13 }, (_, i) => box((40 + i * 15) * k, -92 * k, 8 * k, 8 * k)).join('')
  return at(
    x,
    water,
    outline(d`M${64 * k} ${-124 * k}l${6 * k} ${-44 * k}h${40 * k}l${-4 * k} ${44 * k}z`, fill),
    area(d`M${69 * k} ${-160 * k}h${40 * k}l${-1.4 * k} ${16 * k}h${-40 * k}z`, fill === sheet ? ink : sheet),
    stroke(d`M${206 * k} ${-130 * k}v${-36 * k}m${-10 * k} ${10 * k}h${20 * k}`),
    outline(d`M${34 * k} ${-78 * k}v${-46 * k}h${190 * k}l${24 * k} ${22 * k}v${24 * k}z`, fill),
    outline(d`M${176 * k} ${-124 * k}v${-18 * k}h${44 * k}l${10 * k} ${24 * k}z`, fill),
    detail(ports + d`M${34 * k} ${-106 * k}h${202 * k}`, lineOn(fill)),
    outline(
      d`M${10 * k} ${-78 * k}H${288 * k}l${-14 * k} ${30 * k}q${-16 * k} ${24 * k} ${-20 * k} ${48 * k}` +
        d`H${26 * k}q${-12 * k} ${-6 * k} ${-16 * k} ${-30 * k}z`,
      fill,
    ),
    detail(d`M${10 * k} ${-26 * k}h${252 * k}`, lineOn(fill)),
    area(box(34 * k, -62 * k, 150 * k, 14 * k), lineOn(fill)),
  )
}
