import React from 'react'
import { addons, types } from 'storybook/manager-api'
import { addonId, panelId } from './messages.ts'
import { Panel } from './panel/Panel.tsx'
import { PanelStore } from './panel/PanelStore.ts'

addons.register(addonId, () => {
  const store = new PanelStore(addons.getChannel(), (run) => requestAnimationFrame(run))
  addons.add(panelId, {
    type: types.PANEL,
    title: 'Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <Panel store={store} active={active ?? false} />,
  })
})
