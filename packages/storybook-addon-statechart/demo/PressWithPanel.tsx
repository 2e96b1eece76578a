import Elk from 'elkjs/lib/elk.bundled.js'
import { useEffect, useState } from 'react'
import { Channel } from 'storybook/internal/channels'
import { convert, ThemeProvider, themes } from 'storybook/theming'
import { createActor } from 'xstate'
import { Panel } from '../panel/Panel.tsx'
import { PanelStore } from '../panel/PanelStore.ts'
import { PanelClock } from '../preview/PanelClock.ts'
import { Stage } from '../preview/Stage.ts'
import { pressMachine } from './pressMachine.ts'

// Without a worker, because its file is beside Storybook's own page.
const engine = new Elk()
const getEngine = () => engine

const examples = { 'speed.set': [{ speed: 80 }, { speed: 20 }] }

/** Connects a panel and a story through a channel of their own. */
function connect(remount: () => void) {
  const channel = new Channel({})
  const onFrame = (run: () => void) => requestAnimationFrame(run)
  const store = new PanelStore(channel, onFrame)
  const clock = new PanelClock()
  const stage = new Stage(channel, onFrame, clock)
  stage.enter({ id: 'press', remount })
  return { store, stage, clock }
}

/** Renders the panel beside a press, as the story of the story, in a theme of Storybook. */
export function PressWithPanel({ theme }: { theme: 'light' | 'dark' }) {
  const [count, setCount] = useState(0)
  const [{ store, stage, clock }] = useState(() => connect(() => setCount((last) => last + 1)))
  return (
    <ThemeProvider theme={convert(themes[theme])}>
      <main style={{ height: '100dvh' }}>
        <ShownPress key={count} stage={stage} clock={clock} />
        <Panel store={store} active engine={getEngine} />
      </main>
    </ThemeProvider>
  )
}

type Props = { stage: Stage; clock: PanelClock }

function ShownPress({ stage, clock }: Props) {
  const [press] = useState(() => createActor(pressMachine, { clock }).start())
  useEffect(() => {
    stage.show(press, { examples })
  })
  useEffect(() => () => stage.hide(press), [stage, press])
  return null
}
