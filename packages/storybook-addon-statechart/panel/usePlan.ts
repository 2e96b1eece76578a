import { useEffect, useMemo, useState } from 'react'
import type { ELK } from 'elkjs/lib/elk-api.js'
import type { Chart } from '../chart/Chart.ts'
import { layout, type Drawing } from './layout.ts'

/** Returns elkjs, which is large and therefore started with the first chart. */
export type Engine = () => Pick<ELK, 'layout'>

const plans = new Map<string, Promise<Drawing>>()

/**
 * Returns the layout of a chart. Cached by content, because a story that enters another state sends an equal chart again.
 *
 * @param key the chart as JSON
 */
export function getPlan(engine: Engine, key: string, downwards: boolean): Promise<Drawing> {
  const id = `${downwards}${key}`
  const plan = plans.get(id) ?? layout(engine(), JSON.parse(key) as Chart, downwards)
  plans.set(id, plan)
  return plan
}

/**
 * Returns the layout of a chart for a width, from top to bottom if that is narrow.
 *
 * @param width in CSS pixels; 0 until it is known
 */
export function usePlan(engine: Engine, chart: Chart, width: number): { plan: Drawing | undefined; failed: boolean } {
  const [plan, setPlan] = useState<Drawing>()
  const [failed, setFailed] = useState(false)
  const key = useMemo(() => JSON.stringify(chart), [chart])
  const known = width > 0
  const downwards = width < 640
  useEffect(() => {
    if (!known) return undefined
    let wanted = true
    getPlan(engine, key, downwards).then(
      (laid) => wanted && setPlan(laid),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [engine, key, downwards, known])
  return { plan, failed }
}
