/** Paper: the background of every drawing. */
export const paper = '#f7f6f2'
/** The face of a solid part, which hides the parts behind it. */
export const sheet = '#ffffff'
/** Ink: every line, and the few dark areas. */
export const ink = '#14202b'
/** Dimension lines, center lines, hatching. */
export const steel = '#4c5b69'
/** Grids, and the shaded face of a solid part. */
export const hairline = '#d3d8dc'
/** The main subject; one element per drawing. */
export const signal = '#b93e0a'
/** The dark background. */
export const blueprint = '#0e3550'

/** Replacements for a drawing on the dark background. */
export const onBlueprint: Record<string, string> = {
  [paper]: '#0b2c43',
  [sheet]: blueprint,
  [ink]: '#eef2f4',
  [steel]: '#9db2c1',
  [hairline]: '#27506d',
  [signal]: '#f2763d',
}

/** Returns the line color that is visible on a fill: light on dark parts, ink on light ones. */
export const lineOn = (fill: string): string => (fill === ink || fill === steel || fill === signal ? sheet : ink)
