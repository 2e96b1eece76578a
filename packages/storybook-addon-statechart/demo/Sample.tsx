import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { createActor } from 'xstate'
import { stateText } from '../index.ts'
import { panelClock } from '../preview/PanelClock.ts'
import { useStatechart } from '../react.ts'
import { samples } from '../tests/machines.ts'

/** Runs one of the machines that the addon is tested with. */
export function Sample({ machine: name }: { machine: keyof typeof samples }) {
  const { machine, input, examples = {} } = samples[name]!
  const [actor] = useState(() => createActor(machine, { input, clock: panelClock }).start())
  useStatechart(actor, { examples })
  const state = useSelector(actor, ({ value }) => stateText(value))
  return (
    <p style={{ padding: 24 }}>
      {name} is in <output aria-label="State">{state}</output>.
    </p>
  )
}
