import { addons } from 'storybook/preview-api'
import { Stage } from './Stage.ts'

// A bundler may load the addon twice, once for Storybook and once for the stories. Both must use the same stage.
const shared = globalThis as { storybookStatechartStage?: Stage }

/** Returns the stage of the preview iframe, created on first use. */
export function stageInPreview(): Stage {
  shared.storybookStatechartStage ??= new Stage(addons.getChannel(), (run) => requestAnimationFrame(run))
  return shared.storybookStatechartStage
}
