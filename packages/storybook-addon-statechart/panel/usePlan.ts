import { useEffect, useMemo, useState } from 'react'
import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js'
import type { Chart } from '../chart/Chart.ts'
import { workerPath } from '../messages.ts'
import { layout, type Drawing } from './layout.ts'

/** Returns elkjs, which is large and therefore started with the first chart. */
export type Engine = () => Pick<Elk, 'layout'>

const plans = new Map<string, Promise<Drawing>>()

/**
 * Returns the layout of a chart. Cached by content, because a story that enters another state sends an equal chart again.
 *
 * @param key the chart as JSON
 */
function getPlan(engine: Engine, key: string, aspect: number): Promise<Drawing> {
  const id = `${aspect} ${key}`
  const plan = plans.get(id) ?? layout(engine(), JSON.parse(key) as Chart, aspect)
  plans.set(id, plan)
  return plan
}

/** A layout. `isCurrent` is false while an earlier one is still shown. */
export type Planned = { plan: Drawing | undefined; isCurrent: boolean; failed: boolean }

/**
 * Returns the layout of a chart; the last one until a new one is computed.
 *
 * @param chart undefined if none is needed now
 */
export function usePlan(engine: Engine, chart: Chart | undefined, aspect: number): Planned {
  const [state, setState] = useState<{ of: string; plan?: Drawing; failed: boolean }>({ of: '', failed: false })
  const key = useMemo(() => (chart === undefined ? '' : JSON.stringify(chart)), [chart])
  const wanted = `${aspect} ${key}`
  useEffect(() => {
    if (key === '') return undefined
    let isWanted = true
    getPlan(engine, key, aspect).then(
      (plan) => isWanted && setState({ of: wanted, plan, failed: false }),
      () => isWanted && setState({ of: wanted, failed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [engine, key, aspect, wanted])
  return { plan: state.plan, isCurrent: state.of === wanted, failed: state.failed }
}

let started: Pick<Elk, 'layout'> | undefined

/** Returns the layout in a worker, so that a large chart does not block Storybook. Started on first use. */
export function startLayoutWorker(): Pick<Elk, 'layout'> {
  started ??= start(new URL(workerPath, document.baseURI).href)
  return started
}

function start(url: string): Pick<Elk, 'layout'> {
  const worker = new Worker(url)
  const elk = new ELK({ workerFactory: () => worker })
  // elkjs waits for ever if its worker cannot be loaded.
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      reject(new Error(`The layout worker cannot be loaded from ${url}.`))
    })
  })
  failure.catch(() => undefined)
  return { layout: (graph, args) => Promise.race([elk.layout(graph, args), failure]) }
}
