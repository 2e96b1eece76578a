import { join } from 'node:path'
import type { MachineCoverage } from '../preview/Coverage.ts'

/** The coverage of a full test run, with its time as ISO text. */
export type CoverageRun = { at: string; machines: MachineCoverage[] }

/** Returns the file with the coverage of the last full run, which the panel shows. */
export const coverageFile = (root: string): string =>
  join(root, 'node_modules/.cache/storybook-addon-statechart/coverage.json')
