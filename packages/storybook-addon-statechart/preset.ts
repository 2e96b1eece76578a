import { createRequire } from 'node:module'
import { workerPath } from './messages.ts'

type StaticDir = string | { from: string; to: string }

/** Serves the layout worker with Storybook, so that a built Storybook draws charts offline. */
export const staticDirs = (dirs: StaticDir[] = []): StaticDir[] => [
  ...dirs,
  { from: createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.min.js'), to: `/${workerPath}` },
]
