/** The page behind every drawing. */
export const paper = '#f7f6f2'
/** The face of a solid part: it hides what stands behind it. */
export const sheet = '#ffffff'
/** Every line, and the few solid dark masses. */
export const ink = '#14202b'
/** Dimension lines, centre lines, hatching. */
export const steel = '#4c5b69'
/** Grids, and the shaded face of a solid part. */
export const hairline = '#d3d8dc'
/** One thing per drawing: what the eye should find first. */
export const signal = '#b93e0a'
/** The dark ground. */
export const blueprint = '#0e3550'

/** What each colour becomes when a drawing is plotted on the dark ground. */
export const onBlueprint: Record<string, string> = {
  [paper]: '#0b2c43',
  [sheet]: blueprint,
  [ink]: '#eef2f4',
  [steel]: '#9db2c1',
  [hairline]: '#27506d',
  [signal]: '#f2763d',
}

/** The line that shows on a fill: light on dark parts, ink on light ones. */
export const lineOn = (fill: string): string => (fill === ink || fill === steel || fill === signal ? sheet : ink)
