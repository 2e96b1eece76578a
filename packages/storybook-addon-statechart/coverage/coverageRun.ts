import type { MachineCoverage } from '../preview/Coverage.ts'

/** The coverage of a full test run, with its time as ISO text. */
export type CoverageRun = { at: string; machines: MachineCoverage[] }

/** Id of the element in which the preset gives the panel the last full test run. */
export const coverageElement = 'statechart-coverage'
