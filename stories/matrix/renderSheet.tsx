import { serializeTextAndMotion } from '#storybook/preview/textAndMotion.ts'
import { StateMatrix, type Sheet } from './StateMatrix.tsx'

/** Renders a state matrix. Toolbar globals also apply to its iframes, which reload after each change. */
export function renderSheet(sheet: Sheet, { globals }: { globals: Record<string, unknown> }) {
  const globalsParameter = serializeTextAndMotion(globals)
  return <StateMatrix key={globalsParameter} globalsParameter={globalsParameter} {...sheet} />
}
