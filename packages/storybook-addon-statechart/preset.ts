import { createRequire } from 'node:module'
import { embedCoverage } from './coverage/report.ts'
import { workerPath } from './messages.ts'

type StaticDir = string | { from: string; to: string }

/** Gives the panel the coverage of the last full test run. */
export const managerHead = async (head = ''): Promise<string> => head + (await embedCoverage(process.cwd()))

/** Serves the layout worker with Storybook, so that a built Storybook draws charts offline. */
export const staticDirs = (dirs: StaticDir[] = []): StaticDir[] => [
  ...dirs,
  { from: createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.min.js'), to: `/${workerPath}` },
]
