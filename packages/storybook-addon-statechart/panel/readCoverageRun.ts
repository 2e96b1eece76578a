import type { CoverageRun } from '../coverage/coverageFile.ts'

/** Id of the element in which the preset gives the panel the last full test run. */
export const coverageElement = 'statechart-coverage'

/** Returns the last full test run; undefined if there was none when Storybook started. */
export function readCoverageRun(): CoverageRun | undefined {
  const text = document.getElementById(coverageElement)?.textContent ?? ''
  return text === '' ? undefined : (JSON.parse(text) as CoverageRun)
}
