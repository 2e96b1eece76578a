import { useEffect, useState } from 'react'
import { createActor, SimulatedClock, type EventFromLogic, type StateValueFrom } from 'xstate'
import { watch } from 'storybook-addon-statechart'
import { callMachine } from '#machines/call/callMachine.ts'
import { CallPanel } from '#src/call/CallPanel.tsx'
import { CheckPanel } from '#src/call/CheckPanel.tsx'
import { DeviceCheck } from '#src/call/DeviceCheck.tsx'
import { filmPump, filmSheet } from '#src/call/film.ts'
import { TryCall } from '#src/call/TryCall.tsx'
import form from '#src/form/Form.module.css'
import { fakeCallActors, type Broken } from '../../tests/fakes/call.ts'

/** State of a story's call, the events that lead there, and what the browser of the story does not have. */
export type CallArgs = {
  state: StateValueFrom<typeof callMachine>
  events: EventFromLogic<typeof callMachine>[]
  broken?: Broken[]
}

/** Parameters of stories with a recording. What a visitor records has no captions, for which axe would ask. */
export const recorded = {
  config: {
    rules: [
      { id: 'target-size', enabled: true },
      { id: 'video-caption', enabled: false },
    ],
  },
}

/** Starts a call without a connection and without devices. Its clock is stopped, so nothing times out. */
function startFakeCall({ state, events, broken }: CallArgs) {
  const machine = callMachine.provide({ actors: fakeCallActors(broken).actors })
  const actor = createActor(machine, { clock: new SimulatedClock() }).start()
  for (const event of events) actor.send(event)
  if (!actor.getSnapshot().matches(state)) throw new Error('The events of this story lead to another state.')
  const [pump, sheet] = [filmPump(), filmSheet()]
  const streams = {
    camera: new MediaStream([pump.track]),
    received: new MediaStream([pump.track]),
    shared: new MediaStream([sheet.track]),
  }
  const stop = () => {
    pump.stop()
    sheet.stop()
  }
  return { actor, streams, stop }
}

function useFakeCall(args: CallArgs) {
  const [call] = useState(() => startFakeCall(args))
  const { actor, stop } = call
  useEffect(() => watch(actor), [actor])
  useEffect(() => stop, [stop])
  return call
}

/** Renders the demonstration in a state; idle, the button that starts it. */
export function CallStory(args: CallArgs) {
  const call = useFakeCall(args)
  return (
    <section className="page-width section">
      <h2>One call, step by step</h2>
      {args.state === 'idle' ? (
        <TryCall load={async () => ({ Panel: CallPanel, call })} />
      ) : (
        <CallPanel call={call.actor} streams={call.streams} />
      )}
    </section>
  )
}

/** Renders the check before a call in a state, beside a form; idle, the button that starts it. */
export function CheckStory(args: CallArgs) {
  const call = useFakeCall(args)
  return (
    <section className={`page-width section ${form.aside}`}>
      <h2>What happens next?</h2>
      {args.state === 'idle' ? (
        <DeviceCheck load={async () => ({ Panel: CheckPanel, call })} />
      ) : (
        <CheckPanel call={call.actor} streams={call.streams} />
      )}
    </section>
  )
}
