import { watch, type StatechartParameters } from 'storybook-addon-statechart'
import { createActor } from 'xstate'
import { doorMachine } from './doorMachine.ts'

// Compiles only while the types of the addon are found: an `any` would accept the wrong option.
const actor = createActor(doorMachine, { input: { owner: 'Jana' } })
// @ts-expect-error `watch` has no such option.
export const hide = watch(actor, { color: 'red' })
// @ts-expect-error Parameters have no such name.
export const parameters: StatechartParameters = { actor, color: 'red' }
