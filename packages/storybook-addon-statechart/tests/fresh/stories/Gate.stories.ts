// The actor is created outside the rendered component, and no entry for React is imported.
import { createElement } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StatechartParameters } from 'storybook-addon-statechart'
import { createActor } from 'xstate'
import { doorMachine } from './doorMachine.ts'

const gate = createActor(doorMachine, { input: { owner: 'Jana' } }).start()
const statechart: StatechartParameters = { actor: gate, name: 'gate' }

export default { title: 'Gate', parameters: { statechart } } satisfies Meta

export const Shared: StoryObj = { render: () => createElement('p', null, 'A gate') }
