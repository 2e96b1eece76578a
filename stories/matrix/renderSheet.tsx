import { useArgs } from 'storybook/preview-api'
import { serializeTextAndMotion } from '#storybook/preview/textAndMotion.ts'
import { createFilterArgs, type FilterArgs, initialFilterArgs, readFilterArgs } from './filterArgs.ts'
import { StateMatrix, type Sheet } from './StateMatrix.tsx'

/**
 * Renders a state matrix. Its filter is in the arguments of the story, so Storybook keeps it in the URL. Toolbar globals
 * also apply to its iframes.
 */
export function renderSheet(args: Sheet & FilterArgs, { globals }: { globals: Record<string, unknown> }) {
  const { machine, cells, start, ...filter } = args
  const [, update] = useArgs<FilterArgs>()
  return (
    <StateMatrix
      machine={machine}
      cells={cells}
      start={start}
      globalsParameter={serializeTextAndMotion(globals)}
      filter={readFilterArgs(filter)}
      onFilter={(changed) => update(createFilterArgs(changed))}
    />
  )
}

/** Arguments and parameters of a sheet: its own filter instead of controls, and axe without the stories in its iframes, which it tests alone. */
export const sheet = {
  args: initialFilterArgs,
  parameters: { controls: { disable: true }, a11y: { context: { exclude: ['iframe'] } } },
}
