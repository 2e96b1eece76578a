import React, { useEffect, useMemo, useState } from 'react'
import { styled } from 'storybook/theming'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { activeIds, stateText } from './chart/Chart.ts'
import { readChart } from './chart/readChart.ts'
import { Drawing } from './panel/Drawing.tsx'
import { PanelRoot } from './panel/PanelRoot.ts'
import { StateTree, type TreeItem } from './panel/StateTree.tsx'
import { Views, type View } from './panel/Views.tsx'
import { getRegistry, type FoundActor } from './preview/ActorRegistry.ts'
import { listChildren, readSnapshot, throttleToFrame } from './preview/observeActor.ts'

/** Properties of the block {@link Statechart}. */
export type StatechartProps = {
  machine: AnyStateMachine
  /** What the chart is called; the machine's id by default. */
  name?: string
}

/** The highest a drawing gets in a page, in pixels. Below it, the width of the page decides. */
const highest = 820

const nothing: ReadonlySet<string> = new Set()

const BlockRoot = styled(PanelRoot)(({ theme }) => ({
  containerType: 'inline-size',
  height: 'auto',
  margin: '24px 0',
  border: `1px solid ${theme.appBorderColor}`,
  // Until the chart has been laid out.
  '& .drawing': { minHeight: 240 },
}))

/**
 * A docs block: draws the statechart of a machine in a docs page, also in MDX. If a story on the page shows an actor of the
 * machine, the chart follows the first one, and a click on a state creates it there.
 */
export function Statechart({ machine, name = machine.id }: StatechartProps) {
  const { chart } = useMemo(() => readChart(machine), [machine])
  const { actor, canEnter, snapshot } = useShownActor(machine.id)
  const [view, setView] = useState<View>('drawing')
  const [notice, setNotice] = useState('')
  const active = useMemo(
    () => (snapshot === undefined ? nothing : new Set(activeIds(chart, snapshot.value))),
    [chart, snapshot],
  )
  const actors = useMemo(
    () => new Map((snapshot && actor ? listChildren(actor) : []).map((child) => [child.name, child])),
    [actor, snapshot],
  )

  const enter = (state: string) => setNotice((actor && getRegistry().enter(actor.sessionId, state)) ?? '')
  const pick = ({ state, transition }: TreeItem) => {
    if (state !== undefined) enter(state.id)
    if (actor !== undefined && transition !== undefined)
      getRegistry().send({ machine: actor.sessionId, type: transition.eventType })
  }
  const drawn = { chart, name, active, taken: nothing, actors }
  const onPick = canEnter ? enter : undefined
  return (
    <BlockRoot className="sb-unstyled" aria-label={`Statechart of ${name}`} role="region">
      <header>
        <p className="state">
          {snapshot === undefined ? (
            <strong>{name}</strong>
          ) : (
            <>
              <span className="label">State</span> <strong>{stateText(snapshot.value) || name}</strong>
            </>
          )}
        </p>
        <Views {...drawn} view={view} onView={setView} onPick={onPick} />
      </header>
      <p role="alert" className="notice">
        {notice}
      </p>
      {view === 'drawing' ? (
        <Drawing {...drawn} onPick={onPick} height={highest} />
      ) : (
        <StateTree {...drawn} onPick={canEnter ? pick : undefined} />
      )}
    </BlockRoot>
  )
}

/** Returns the first actor of a machine that a story on the page shows, and its snapshot, at most once per frame. */
function useShownActor(machineId: string): Partial<FoundActor> & { snapshot?: AnyMachineSnapshot } {
  const [shown, setShown] = useState<Partial<FoundActor> & { snapshot?: AnyMachineSnapshot }>({})
  useEffect(() => {
    const registry = getRegistry()
    let stopObserving = () => {}
    const look = () => {
      stopObserving()
      const found = registry.find(machineId)
      setShown(found === undefined ? {} : { ...found, snapshot: readSnapshot(found.actor) })
      if (found === undefined) return
      const refresh = throttleToFrame(
        (run) => requestAnimationFrame(run),
        () =>
          setShown((before) =>
            before.actor === found.actor ? { ...found, snapshot: readSnapshot(found.actor) } : before,
          ),
      )
      // An observer of errors would keep XState from reporting them.
      const inspection = found.actor.system.inspect(refresh)
      stopObserving = () => inspection.unsubscribe()
    }
    const unsubscribe = registry.subscribe(look)
    look()
    return () => {
      unsubscribe()
      stopObserving()
    }
  }, [machineId])
  return shown
}
