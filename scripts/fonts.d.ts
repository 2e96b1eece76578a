declare module 'fontverter' {
  /** Unpacks a font. */
  export function convert(font: Uint8Array, to: 'sfnt'): Promise<Uint8Array>
}
