import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createEmptyFolder } from './startServer.ts'
import type { Figure } from './figure.ts'

const execute = promisify(execFile)
const script = fileURLToPath(new URL('storeProcess.ts', import.meta.url))
const run = async (...task: string[]) => (await execute(process.execPath, [script, ...task])).stdout
const few = 1000

async function seed(count: number): Promise<string> {
  const folder = await createEmptyFolder(`store-${count}`)
  await run('seed', folder, String(count))
  return folder
}

async function measureStart(folder: string, count: number): Promise<Figure[]> {
  const { openMs, memory } = JSON.parse(await run('start', folder)) as { openMs: number; memory: number }
  return [
    { name: `${count} stored: open, ms`, value: openMs, atMost: 2000 },
    { name: `${count} stored: resident memory, MB`, value: memory / 1024 ** 2, atMost: 200 },
  ]
}

/** Measures the SQLite store with 1,000 messages and with `many`. */
export async function measureStore(many: number): Promise<Figure[]> {
  const folders = [await seed(few), await seed(many)] as const
  const starts = [...(await measureStart(folders[0], few)), ...(await measureStart(folders[1], many))]
  const times = JSON.parse(await run('compare', ...folders)) as Record<string, [few: number, many: number]>
  const comparisons = Object.entries(times).flatMap(([call, [timeFew, timeMany]]) => [
    { name: `${few} stored: ${call}, ms`, value: timeFew },
    { name: `${many} stored: ${call}, ms`, value: timeMany, atMost: Math.ceil(timeFew * 20) / 10 },
  ])
  return [...starts, ...comparisons]
}
