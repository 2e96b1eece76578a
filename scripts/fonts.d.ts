declare module 'fontverter' {
  /** Unpacks a font. */
  export function convert(font: Uint8Array, to: 'sfnt'): Promise<Uint8Array>
}
declare module 'subset-font' {
  /** Subsets a font to the characters of a text and a range of its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Uint8Array>
}
