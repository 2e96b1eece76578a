// An actor that the story creates itself and watches without a framework.
import { createElement } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { stateText, watch, type StatechartTypes } from 'storybook-addon-statechart'
import { useStoryActor } from 'storybook-addon-statechart/react'
import { createActor, createMachine } from 'xstate'
import { thermostatMachine } from './machines.ts'

const lampMachine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})

function startLamp(element: HTMLElement | null) {
  if (element === null) return undefined
  const lamp = createActor(lampMachine).start()
  element.textContent = stateText(lamp.getSnapshot().value)
  lamp.subscribe(({ value }) => {
    element.textContent = stateText(value)
  })
  return watch(lamp)
}

export default { title: 'Lamp' } satisfies Meta

export const Watched: StoryObj = { render: () => createElement('p', { ref: startLamp }) }

// Compiles only while the types of the addon are found: an `any` would accept the wrong option.
// @ts-expect-error `watch` has no such option.
export const hide = () => watch(createActor(lampMachine), { color: 'red' })
// @ts-expect-error Parameters have no such name.
export const parameters: StatechartTypes['parameters'] = { statechart: { color: 'red' } }
// @ts-expect-error The target is a number.
export const useWrongInput = () => useStoryActor(thermostatMachine, { input: { target: 'warm' } })
