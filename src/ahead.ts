import type { AnyRouter } from '@tanstack/react-router'
import { pendingSign } from './pendingSign.ts'
import { preloadLinks } from './preloadLinks.ts'
import { typefaceAtTurn } from './typeface.ts'

/** Begins to prepare the pages after this one, for a visitor who stays. */
export function lookAhead(router: AnyRouter): void {
  preloadLinks(router)
  typefaceAtTurn(router)
  pendingSign(router)
}
