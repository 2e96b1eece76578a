import React from 'react'
import { STORY_CHANGED, STORY_PREPARED, STORY_RENDERED } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { addonId, panelId } from './messages.ts'
import { Panel } from './panel/Panel.tsx'
import { PanelStore } from './panel/PanelStore.ts'
import type { StatechartTypes } from './index.ts'

addons.register(addonId, (api) => {
  const store = new PanelStore(addons.getChannel())
  addons.add(panelId, {
    type: types.PANEL,
    title: 'Statechart',
    paramKey: addonId,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <Panel store={store} isOpen={active ?? false} />,
  })

  // On a slow computer a story renders 15 seconds after it was chosen. Until then nobody knows whether it shows a machine.
  api.on(STORY_CHANGED, () => store.noteRendered(false))
  api.on(STORY_RENDERED, () => store.noteRendered(true))

  // Storybook shows no panel at all where a story hides the selected one, so another one is selected meanwhile.
  let substitute: string | undefined
  api.on(STORY_PREPARED, ({ parameters }: StatechartTypes) => {
    const selected = api.getSelectedPanel()
    if (parameters.statechart?.disable === true) {
      if (selected !== panelId) return
      substitute = Object.keys(api.getElements(types.PANEL)).find((id) => id !== panelId)
      if (substitute !== undefined) api.setSelectedPanel(substitute)
    } else {
      if (selected === substitute) api.setSelectedPanel(panelId)
      substitute = undefined
    }
  })
})
