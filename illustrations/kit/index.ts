/**
 * The drawing kit: small pure functions that return SVG markup.
 *
 * - Coordinates are on a grid of 10 px. `x, y` is a part's top left, or its center if it is round. `floor`, `foot` and
 *   `water` are the lines that parts stand on. Later parts hide earlier ones, so draw from back to front.
 * - Outlines have the document's line width (3 on plates, 2.5 in the hero), details 1.5, hairlines 1. Joins are mitered
 *   and ends are butt. Lettering has round ends and consists of paths, so no font and no `<text>` are needed.
 * - A `Look` is either a `fill` from `lines.ts` or `accent`. Each drawing has one part in signal color and two or three
 *   dark areas in ink. Shaded faces are hairline-colored; everything else is sheet or background.
 * - `repeat` and `conveyor` take a name that is unique within the drawing. Labels need a cap height of 24 px for phones.
 * - The parts of a plate stay within 30…1170 × 30…600, clear of its title block (from 940, 540), with one large part
 *   off center.
 */
export * from './iso.ts'
export * from './lines.ts'
export * from './logistics.ts'
export * from './office.ts'
export * from './people.ts'
export * from './plant.ts'
export * from './sheet.ts'
export * from './workshop.ts'
