import React, { memo, type ReactNode } from 'react'
import { toMermaid } from '../chart/toMermaid.ts'
import type { Ask } from '../messages.ts'
import type { ClockState } from '../preview/PanelClock.ts'
import { ActorList } from './ActorList.tsx'
import { ClockBar } from './ClockBar.tsx'
import { ContextTable } from './ContextTable.tsx'
import { CoverageBadge } from './CoverageBadge.tsx'
import { EventList } from './EventList.tsx'
import { LogList } from './LogList.tsx'
import type { MachineView, PanelStore } from './PanelStore.ts'

type Props = {
  machine: MachineView
  store: PanelStore
  clock: ClockState
  asked: Ask | undefined
  /** Called with the name of the machine that the reader wants to see. */
  onLook: (name: string) => void
}

/** Shows the events, delays, actors, context, log and coverage of a machine. */
export const Facts = memo(({ machine, store, clock, asked, onLook }: Props) => {
  const { id, name, chart, examples, now, log } = machine
  const look = (actor: string, path: string) => {
    store.command('look', { machine: id, actor, name: path })
    onLook(path)
  }
  if (now === undefined) return null
  return (
    <div className="facts">
      <Fact title="Events">
        <EventList
          accepted={now.accepted}
          examples={examples}
          drafts={store.getDrafts(chart.id)}
          asked={asked?.machine === id ? asked : undefined}
          onSend={(type, payload) => store.command('send', { machine: id, type, ...(payload && { payload }) })}
        />
      </Fact>
      <Fact title="Delays">
        <ClockBar machine={machine} clock={clock} onControl={(command) => store.command('controlClock', { command })} />
      </Fact>
      {now.actors.length > 0 && (
        <Fact title="Actors">
          <ActorList actors={now.actors} onLook={(actor) => look(actor.id, `${name} › ${actor.name}`)} />
        </Fact>
      )}
      <Fact title="Context">
        <ContextTable rows={now.context} changed={machine.changed} />
      </Fact>
      <Fact title="Log">
        <LogList log={log} />
      </Fact>
      <Fact title="Coverage">
        <CoverageBadge machine={chart.id} />
      </Fact>
      <Fact title="Save">
        <a className="save" download={`${name}.mmd`} href={`data:text/plain,${encodeURIComponent(toMermaid(chart))}`}>
          The chart as Mermaid
        </a>
      </Fact>
    </div>
  )
})
Facts.displayName = 'Facts'

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
