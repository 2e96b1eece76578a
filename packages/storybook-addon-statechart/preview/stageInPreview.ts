import { addons } from 'storybook/preview-api'
import { Stage } from './Stage.ts'

let stage: Stage | undefined

/** Returns the stage of the preview iframe, created on first use. */
export function stageInPreview(): Stage {
  stage ??= new Stage(addons.getChannel(), (run) => requestAnimationFrame(run))
  return stage
}
