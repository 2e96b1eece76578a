import { useSyncExternalStore } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { stateText, type Examples } from 'storybook-addon-statechart'
import { useStoryActor } from 'storybook-addon-statechart/react'
import type { Actor, AnyStateMachine } from 'xstate'
import { connectionMachine, thermostatMachine, wizardMachine } from './machines.ts'

/** Shows the state of an actor. */
function State({ actor }: { actor: Actor<AnyStateMachine> }) {
  const subscribe = (onChange: () => void) => {
    const subscription = actor.subscribe(onChange)
    return () => subscription.unsubscribe()
  }
  return <p>{stateText(useSyncExternalStore(subscribe, () => actor.getSnapshot()).value)}</p>
}

function Thermostat({ target }: { target: number }) {
  const actor = useStoryActor(thermostatMachine, { input: { target }, examples: thermostatExamples })
  return <State actor={actor} />
}

const thermostatExamples: Examples = { 'temperature.measured': [{ degrees: 25 }, { degrees: 10 }] }

function Wizard() {
  const actor = useStoryActor(wizardMachine, { examples: wizardExamples })
  return (
    <>
      <State actor={actor} />
      <button onClick={() => actor.send({ type: 'help.open' })}>Help</button>
    </>
  )
}

const wizardExamples: Examples = {
  'address.enter': [{ address: 'Main Street 1' }, { address: '' }],
  'done: placeOrder': { output: { number: 'A-7' } },
}

function Connection() {
  return <State actor={useStoryActor(connectionMachine, { examples: { 'channel.open': { id: 'news' } } })} />
}

export default { title: 'Machines', component: Thermostat, args: { target: 21 } } satisfies Meta<typeof Thermostat>

type Story = StoryObj<typeof Thermostat>

export const Parallel: Story = {}
export const HistoryAndErrors: Story = { render: () => <Wizard /> }
export const DelaysAndChildren: Story = { render: () => <Connection />, parameters: { react: { strictMode: true } } }
