// A story without a framework: its element is plain DOM, and watch() shows the actor.
import { createElement } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { stateText, watch } from 'storybook-addon-statechart'
import { createActor, createMachine, type StateValue } from 'xstate'

const lampMachine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})

function startLamp(element: HTMLElement | null, state: StateValue) {
  if (element === null) return undefined
  const lamp = createActor(lampMachine, { snapshot: lampMachine.resolveState({ value: state }) }).start()
  element.textContent = `The lamp is ${stateText(lamp.getSnapshot().value)}`
  lamp.subscribe(({ value }) => {
    element.textContent = `The lamp is ${stateText(value)}`
  })
  return watch(lamp)
}

export default { title: 'Lamp', args: { state: 'off' } } satisfies Meta

export const Off: StoryObj<{ state: StateValue }> = {
  render: ({ state }) => createElement('p', { ref: (element: HTMLElement | null) => startLamp(element, state) }),
}
