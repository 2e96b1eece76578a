import { definePreviewAddon } from 'storybook/internal/csf'
import * as annotations from './preview/preview.ts'

export { stateText } from './chart/Chart.ts'
export { getShownActor, watch } from './preview/ActorRegistry.ts'
export type { ShowOptions } from './preview/ActorRegistry.ts'
export type { Examples } from './preview/findSnapshot.ts'

/** Types that the addon adds to stories. `disable` hides the panel's tab. */
export type StatechartTypes = { parameters: { statechart?: { disable?: boolean } } }

/** Registers the addon in the preview: `definePreview({ addons: [statechart()] })`. */
export default function statechart() {
  return definePreviewAddon<StatechartTypes>(annotations)
}
