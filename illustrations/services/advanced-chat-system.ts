import {
  arrow,
  at,
  box,
  bust,
  button,
  callout,
  disc,
  ground,
  hair,
  hairline,
  ink,
  outline,
  pipe,
  plate,
  pump,
  signal,
  signature,
  stroke,
  tablet,
  valve,
} from '../kit/index.ts'

/** Draws the machine, both in the hall and on the remote engineer's screen; (0, 0) is the pump's axis. */
const machine = (k: number): string =>
  pipe(44 * k, [-41 * k, -172 * k], [-41 * k, -270 * k], [300 * k, -270 * k]) +
  valve(150 * k, -270 * k, 50 * k) +
  pump(0, 0, 92 * k)

const [x, y, k] = [726, 386, 0.56]

export default plate({
  name: 'advanced-chat-system',
  number: 'S-05',
  alt: 'A pump and its valve, and a tablet that sees them: on its screen a distant engineer marks the valve, and a signature closes the call.',
  parts: [
    ground(60, 511, 520),
    at(196, 390, machine(1)),
    tablet(610, 70, 530, 440),
    at(x, y, machine(k)),
    outline(box(936, 88, 186, 170), hairline),
    bust(1029, 258, 168, { headset: true }),
    hair(disc(346, 114, 76) + 'M358 39L818 175M338 190L802 275', ink, '10 6'),
    stroke(disc(x + 150 * k, y - 276 * k, 50), signal, 7),
    arrow(
      [
        [936, 196],
        [862, 216],
      ],
      signal,
      '',
      5,
    ),
    signature(950, 400, 160),
    button(950, 430, 160, 44),
    callout([404, 164], [510, 330], 1),
  ],
})
