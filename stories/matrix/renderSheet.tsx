import { serializeTextAndMotion } from '#storybook/preview/textAndMotion.ts'
import { StateMatrix, type Sheet } from './StateMatrix.tsx'

/** Renders a state matrix. Toolbar globals also apply to its iframes. */
export function renderSheet(sheet: Sheet, { globals }: { globals: Record<string, unknown> }) {
  return <StateMatrix globalsParameter={serializeTextAndMotion(globals)} {...sheet} />
}

/** Parameters of a sheet: its own filter instead of controls, and without the stories in its iframes, which axe tests alone. */
export const sheetParameters = { controls: { disable: true }, a11y: { context: { exclude: ['iframe'] } } }
