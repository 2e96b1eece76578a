import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverageElement } from '../preview/Coverage.ts'

/** Returns the file with the coverage of the last full run, which the panel shows. */
export const coverageFile = (root: string): string =>
  join(root, 'node_modules/.cache/storybook-addon-statechart/coverage.json')

/** Returns an element with the coverage of the last full run, for Storybook's page; empty if there was no run. */
export async function embedCoverage(root: string): Promise<string> {
  const text = await readFile(coverageFile(root), 'utf8').catch(() => undefined)
  // An escaped `<` cannot end the element.
  return text === undefined
    ? ''
    : `<script type="application/json" id="${coverageElement}">${text.replaceAll('<', '\\u003c')}</script>`
}
