import type { Site } from '#build/siteFacts.ts'

// Put in at build by the siteFacts plugin, after the variables have been judged (D3).
declare const __SITE__: Site

/** What the company says about itself and where its backend is. */
export const site: Site = __SITE__
