import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Erasure } from './changes.ts'
import type { FileJob } from './fileThread.ts'

async function runFileJob(job: FileJob): Promise<unknown> {
  const thread = new Worker(new URL('fileThread.ts', import.meta.url), { workerData: job, execArgv: [] })
  thread.unref()
  const [result] = (await once(thread, 'message')) as [unknown]
  return result
}

/** Checks a database file. Returns the damage, or undefined. */
export const findDamage = (file: string) => runFileJob({ type: 'check', file }) as Promise<string | undefined>

/** Erases messages from a backup. Returns their ids. */
export const eraseFrom = (file: string, which: Erasure) =>
  runFileJob({ type: 'erase', file, which }) as Promise<string[]>
