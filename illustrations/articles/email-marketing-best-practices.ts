import {
  at,
  box,
  detail,
  disc,
  hair,
  hairline,
  hatch,
  ink,
  iso,
  isoBox,
  isoCylinder,
  isoPlane,
  lettering,
  outline,
  paper,
  plate,
  poly,
  sheet,
  signal,
  stamp,
  steel,
  stroke,
  dial,
} from '../kit/index.ts'

const [w, depth] = [510, 284]

/** Draws the open envelope in its own plane: old text struck out, new text written above it. */
const envelope = isoPlane(
  [36, 46, 8],
  'top',
  outline(box(0, 0, 350, 216)),
  stamp(286, 16, 46, 56),
  detail(disc(264, 52, 24) + 'M190 44h50m-50 10h50m-50 10h50M18 24h90M18 38h62'),
  lettering(28, 116, 'DEAR SIR', 28, { color: steel }),
  stroke('M16 99H190M16 107H190', signal, 3),
  lettering(28, 156, 'MS WEBER', 28, { color: signal }),
  lettering(28, 196, 'Ø20-32', 28, { color: signal }),
  outline(poly([226, 192], [286, 192], [256, 138]), signal),
  lettering(256, 186, 'B', 26, { anchor: 'middle', color: sheet }),
)

const front = [
  [0, depth, -50],
  [w, depth, -50],
  [w, depth, 0],
  [0, depth, 0],
] as const

/** The revision list of the drawing. */
const revisions = [
  outline(box(900, 60, 230, 96)),
  hair('M900 108h230M956 60v96', ink),
  lettering(928, 94, 'A', 24, { anchor: 'middle', color: steel }),
  lettering(928, 142, 'B', 24, { anchor: 'middle', color: signal }),
  hair('M976 78h130M976 90h96M976 126h130M976 138h110', steel),
  stroke('M912 84h206', signal, 3),
]

export default plate({
  name: 'email-marketing-best-practices',
  number: 'A-02',
  alt: 'An envelope on a surface plate under a dial gauge: its salutation struck out, name and diameter written in as revision B',
  parts: [
    ...revisions,
    at(
      392,
      146,
      isoBox([0, 0, -50], w, depth, 50),
      hatch([front.map(iso)], 12, 45, steel),
      isoBox([36, 46, 0], 350, 216, 8, { left: paper }),
      envelope,
      isoBox([420, 20, 0], 80, 90, 34),
      isoCylinder([460, 62, 34], 12, 238, { top: hairline }),
      isoBox([250, 50, 220], 232, 24, 24),
      isoPlane([272, 74, 152], 'left', dial(0, 0, 72, 0.15, { accent: true })),
    ),
  ],
})
