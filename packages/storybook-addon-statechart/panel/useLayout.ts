import { useEffect, useMemo, useState } from 'react'
import ElkWorker, { type ELK } from 'elkjs/lib/elk-api.js'
import type { Chart } from '../chart/Chart.ts'
import { workerPath } from '../messages.ts'
import { layout, type Drawing } from './layout.ts'

/**
 * Returns the layout of a chart; the last one until a new one is computed.
 *
 * @param aspect undefined until it is known
 */
export function useLayout(chart: Chart, aspect: number | undefined): { drawing?: Drawing; hasFailed: boolean } {
  const [state, setState] = useState<{ drawing?: Drawing; hasFailed: boolean }>({ hasFailed: false })
  // Each actor of a story sends an equal chart again.
  const key = useMemo(() => JSON.stringify(chart), [chart])
  useEffect(() => {
    if (aspect === undefined) return undefined
    let isCurrent = true
    layout(startWorker(), JSON.parse(key) as Chart, aspect).then(
      (drawing) => isCurrent && setState({ drawing, hasFailed: false }),
      () => isCurrent && setState({ hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, aspect])
  return state
}

let started: ELK | undefined

/** Returns elkjs in a worker, so that a large chart does not block Storybook. Started with the first chart. */
function startWorker(): ELK {
  started ??= new ElkWorker({ workerUrl: new URL(workerPath, document.baseURI).href })
  return started
}
