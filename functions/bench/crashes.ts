import { surviveCrashes } from '../outbox/crashPoint.ts'
import type { Figure } from './figure.ts'

const crashesInARun = 2

/** Crashes a simulated disk at so many generated points. */
export async function measureCrashes(points: number): Promise<Figure[]> {
  let accepted = 0
  const losses: string[] = []
  for (let seed = 0; seed < points / crashesInARun; seed += 1) {
    await surviveCrashes(seed).then(
      (count) => (accepted += count),
      (loss: Error) => losses.push(`seed ${seed}: ${loss.message}`),
    )
  }
  for (const loss of losses.slice(0, 5)) console.log(loss)
  return [
    { name: 'crash points on a disk that drops what was not synced', value: points },
    { name: 'messages accepted', value: accepted },
    { name: 'runs in which one was lost, or one erased was found', value: losses.length, atMost: 0 },
  ]
}
