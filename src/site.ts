import type { Site } from '#build/siteFacts.ts'

// Put in at build by the siteFacts plugin, after the variables have been judged (D3).
declare const __SITE__: Omit<Site, 'chat'>

/** What the company says about itself and where its backend is. */
export const site: Omit<Site, 'chat'> = __SITE__
