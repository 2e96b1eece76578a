import {
  area,
  arrow,
  at,
  centerLine,
  d,
  dimension,
  disc,
  ink,
  lettering,
  outline,
  plate,
  round,
  sheet,
  signal,
  stroke,
  measureText,
  type Point,
  isoBush,
} from '../kit/index.ts'

const bush = { bore: 120, outer: 152, flange: 206, thick: 30, h: 210 }
const [cx, cy] = [316, 414]
const rim = cy - bush.h
const across = (r: number): number => r * 1.225

const [x, y, size] = [640, 290, 46]
const start = x + 112

/** Returns the middle of a figure in the search field. */
const figure = (before: string): number => start + measureText(before + '00', size) - measureText('00', size) / 2

/** Draws a dimension whose figure has moved to the search field. */
const sent = (from: Point, ...points: Point[]): string =>
  arrow([from, ...points], ink, '', 1.5) + area(disc(from[0], from[1], 5), ink)

export default plate({
  name: 'seo-for-manufacturing',
  number: 'A-04',
  alt: 'A flanged bush, cut open and hatched; leaders carry its three dimensions into a search field in signal color',
  parts: [
    at(cx, cy, isoBush(bush), centerLine([0, -300], [0, 168])),
    dimension([cx - across(bush.bore), rim], [cx + across(bush.bore), rim], '', { off: 112 }),
    dimension([cx - across(bush.outer), rim], [cx + across(bush.outer), rim], '', { off: 144 }),
    dimension([cx + across(bush.outer), rim], [cx + across(bush.outer), cy], '', { off: 88 }),
    sent([cx + across(bush.bore), rim - 112], [figure(''), rim - 112], [figure(''), y - 4]),
    sent([cx + across(bush.outer), rim - 144], [figure('60×'), rim - 144], [figure('60×'), y - 4]),
    sent(
      [cx + across(bush.outer) + 88, cy],
      [cx + across(bush.outer) + 88, cy + 60],
      [figure('60×75×'), cy + 60],
      [figure('60×75×'), y + 104],
    ),
    outline(round(x, y, 500, 100, 50), signal),
    stroke(disc(x + 54, y + 45, 18) + d`M${x + 67} ${y + 59}l17 17`, sheet, 7),
    lettering(start, y + 73, '60×75×50', size, { color: sheet }),
    stroke(d`M${start + measureText('60×75×50', size) + 24} ${y + 22}v56`, sheet, 4),
  ],
})
