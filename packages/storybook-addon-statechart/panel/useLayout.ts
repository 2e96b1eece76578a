import { useEffect, useMemo, useState } from 'react'
import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js'
import type { Chart } from '../chart/Chart.ts'
import { workerPath } from '../messages.ts'
import { layout, type Drawing } from './layout.ts'

const layouts = new Map<string, Promise<Drawing>>()

/**
 * Returns the layout of a chart; the last one until a new one is computed. Layouts are cached by content, because each
 * actor of a story sends an equal chart again.
 *
 * @param aspect undefined until it is known
 */
export function useLayout(chart: Chart, aspect: number | undefined): { drawing?: Drawing; hasFailed: boolean } {
  const [state, setState] = useState<{ drawing?: Drawing; hasFailed: boolean }>({ hasFailed: false })
  const key = useMemo(() => JSON.stringify(chart), [chart])
  useEffect(() => {
    if (aspect === undefined) return undefined
    let isCurrent = true
    const id = `${aspect} ${key}`
    const computed = layouts.get(id) ?? layout(startWorker(), JSON.parse(key) as Chart, aspect)
    layouts.set(id, computed)
    computed.then(
      (drawing) => isCurrent && setState({ drawing, hasFailed: false }),
      () => isCurrent && setState({ hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, aspect])
  return state
}

let started: Pick<Elk, 'layout'> | undefined

/** Returns elkjs in a worker, so that a large chart does not block Storybook. Started with the first chart. */
function startWorker(): Pick<Elk, 'layout'> {
  if (started !== undefined) return started
  const url = new URL(workerPath, document.baseURI).href
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
  started = { layout: (graph, args) => Promise.race([elk.layout(graph, args), failure]) }
  return started
}
