import { looksOf } from '#storybook/preview/looks.ts'
import { StateMatrix, type Sheet } from './StateMatrix.tsx'

/** Draws a sheet. What the toolbar chooses holds in its windows too, which are opened anew with every choice. */
export function renderSheet(sheet: Sheet, { globals }: { globals: Record<string, unknown> }) {
  const looks = looksOf(globals)
  return <StateMatrix key={looks} looks={looks} {...sheet} />
}
