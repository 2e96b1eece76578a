/// <reference types="vite/client" />

declare module 'virtual:illustration/*' {
  const drawing: import('#illustrations/index.ts').IllustrationFile
  export default drawing
}

/** The live chat's script and provider; null without a chat (D13). The siteConfig plugin defines it at build. */
declare const __CHAT__: { url: string; provider: string } | null
