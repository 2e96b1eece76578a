import { readFile } from 'node:fs/promises'
import { coverageElement } from '../panel/readCoverageRun.ts'
import { coverageFile } from './coverageFile.ts'

/** Returns an element with the coverage of the last full run, for Storybook's page; empty if there was no run. */
export async function embedCoverage(root: string): Promise<string> {
  const text = await readFile(coverageFile(root), 'utf8').catch(() => undefined)
  // An escaped `<` cannot end the element.
  return text === undefined
    ? ''
    : `<script type="application/json" id="${coverageElement}">${text.replaceAll('<', '\\u003c')}</script>`
}
