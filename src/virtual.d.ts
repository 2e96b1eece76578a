/// <reference types="vite/client" />

declare module 'virtual:drawing/*' {
  const drawing: import('#build/drawings.ts').DrawingFile
  export default drawing
}

/** The live chat's script and who is behind it; null where the site has none (D13). Put in at build by the siteFacts plugin. */
declare const __CHAT__: { url: string; provider: string } | null
