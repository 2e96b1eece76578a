import { addons } from 'storybook/preview-api'
import { Stage } from './Stage.ts'

let stage: Stage | undefined

/** The one stage of the page that Storybook shows stories in. */
export function stageInPreview(): Stage {
  stage ??= new Stage(addons.getChannel(), (run) => requestAnimationFrame(run))
  return stage
}
