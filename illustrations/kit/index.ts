/**
 * The drawing kit: small pure functions that return SVG markup.
 *
 * - One grid of 10 px. `x, y` is a part's top left; of round parts the centre; of standing parts (`floor`, `foot`,
 *   `water`) the line they stand on. Later parts hide earlier ones: draw from back to front.
 * - One pen: outlines inherit the document's weight (plates 3, hero 2.5), details 1.5, hairlines 1; joins mitred, ends
 *   cut, as a plotter draws. Only lettering is round, and it is drawn: no font is needed, no `<text>` is written.
 * - `Look`: `fill` with a constant of `colours.ts`, or `accent`. One thing in signal colour per drawing; ink for two or
 *   three dark masses, hairline for shaded faces, the rest sheet and white space.
 * - `repeat` and `conveyor` take a name that is unique within the drawing. Labels are read on phones from 24 px up.
 * - A plate keeps within 30…1170 × 30…600, clear of its title block (from 940, 540), one large mass off the centre.
 */
export * from './colours.ts'
export * from './dimensions.ts'
export * from './fasteners.ts'
export * from './gears.ts'
export * from './goods.ts'
export * from './graphs.ts'
export * from './hands.ts'
export * from './hatch.ts'
export * from './instruments.ts'
export * from './iso.ts'
export * from './isoMachines.ts'
export * from './isoParts.ts'
export * from './lettering.ts'
export * from './lines.ts'
export * from './lubrication.ts'
export * from './machines.ts'
export * from './marks.ts'
export * from './measuring.ts'
export * from './papers.ts'
export * from './people.ts'
export * from './pipes.ts'
export * from './plant.ts'
export * from './pressing.ts'
export * from './robots.ts'
export * from './screens.ts'
export * from './sheet.ts'
export * from './signs.ts'
export * from './studio.ts'
export * from './transport.ts'
export * from './workwear.ts'
