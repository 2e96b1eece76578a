import {
  area,
  box,
  d,
  detail,
  dimension,
  disc,
  hairline,
  ink,
  lettering,
  outline,
  paper,
  plate,
  poly,
  sheet,
  signal,
  steel,
} from '../kit/index.ts'

/** Draws a loose card with two lines at `[x, y, degrees]`. */
const blank = (
  [x, y, degrees]: readonly [number, number, number],
  w: number,
  h: number,
  fill: string = paper,
): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">` +
  outline(box(x - w / 2, y - h / 2, w, h), fill) +
  detail(d`M${x - w * 0.36} ${y - h * 0.2}h${w * 0.5}m${-w * 0.5} ${h * 0.24}h${w * 0.66}`) +
  '</g>'

/** One card for each field of the article's list. */
const cards = 23
const [dx, dy, w, h] = [23.6, -12.4, 236, 150]
const [x, y] = [110, 566]

/** Draws card `i`, counted from the front, standing on the floor of the drawer. */
const card = (i: number): string => {
  const [a, b] = [x + 8 + i * dx, y - 10 + i * dy]
  const last = i === cards - 1
  return (
    outline(d`M${a} ${b}V${b - h}H${a + w - 52}l4 -34h40l4 34V${b}z`, last ? signal : i % 5 === 4 ? hairline : sheet) +
    lettering(a + w - 14.5, b - h - 8, String(i + 1), 13, {
      anchor: 'middle',
      color: last ? sheet : ink,
      weight: 2.2,
    }) +
    detail(d`M${a + 14} ${b - h + 11}h${w - 90}`, last ? sheet : steel)
  )
}

const deep = (cards - 1) * dx + 30
const rise = deep * (dy / dx)
const right = x + w + 16

/** Discarded cards, as they fell. */
const scrap = Array.from({ length: 15 }, (_, i): readonly [number, number, number] => [
  748 + ((i * 97) % 168),
  446 - (i < 6 ? 4 : i < 11 ? 24 : 42) + ((i * 7) % 12),
  ((i * 53) % 84) - 42,
])
const bin = [
  ...scrap.toReversed().map((p, i) => blank(p, 78, 50, i % 3 ? paper : hairline)),
  outline(disc(730, 574, 13) + disc(910, 574, 13), ink),
  outline(poly([696, 452], [944, 452], [922, 560], [718, 560])),
  detail('M748 466l5 80M796 466l2 80M844 466l-2 80M892 466l-5 80'),
  outline(box(688, 444, 264, 16), hairline),
]

export default plate({
  name: 'crm-systems',
  number: 'A-13',
  ground: 'blueprint',
  alt: 'A card-index drawer dimensioned like a machined part, 23 numbered cards standing upright and surplus cards heaped in a scrap bin',
  parts: [
    outline(poly([x, y], [x + deep, y + rise], [x + deep, y + rise - 92], [x, y - 92]), paper),
    ...Array.from({ length: cards }, (_, k) => card(cards - 1 - k)),
    outline(poly([right, y], [right + deep, y + rise], [right + deep, y + rise - 92], [right, y - 92])),
    detail(
      d`M${right + 14} ${y - 22}l${deep - 26} ${(deep - 26) * (dy / dx)}` +
        d`M${right + 14} ${y - 80}l${deep - 26} ${(deep - 26) * (dy / dx)}`,
    ),
    outline(box(x, y - 92, w + 16, 92)),
    outline(box(x + 66, y - 70, 120, 40), ink),
    area(box(x + 75, y - 61, 102, 22), sheet),
    outline(box(x + 104, y - 20, 44, 8), ink),
    dimension([x, y - 92], [x + deep, y - 92 + rise], `${cards} +0/-0`, { off: 96, height: 34 }),
    ...bin,
    ...(
      [
        [1000, 300, 24],
        [1066, 398, -34],
        [976, 404, 62],
      ] as const
    ).map((p) => blank(p, 78, 50)),
  ],
})
