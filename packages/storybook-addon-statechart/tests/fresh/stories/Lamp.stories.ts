// A story without a framework: its element is plain DOM, and watch() shows the actor.
import { createElement } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { stateText, watch } from 'storybook-addon-statechart'
import { createActor, createMachine } from 'xstate'

const lampMachine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})

function startLamp(element: HTMLElement | null) {
  if (element === null) return undefined
  const lamp = createActor(lampMachine).start()
  element.textContent = `The lamp is ${stateText(lamp.getSnapshot().value)}`
  lamp.subscribe(({ value }) => {
    element.textContent = `The lamp is ${stateText(value)}`
  })
  return watch(lamp)
}

export default { title: 'Lamp' } satisfies Meta

export const Off: StoryObj = { render: () => createElement('p', { ref: startLamp }) }
