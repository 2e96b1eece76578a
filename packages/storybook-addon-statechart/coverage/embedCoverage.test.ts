import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { coverageFile, embedCoverage } from './embedCoverage.ts'

test('gives the panel the coverage of the last full test run', async () => {
  const root = await mkdtemp(join(tmpdir(), 'statechart-'))
  expect(await embedCoverage(root)).toBe('')

  const run = { at: '2027-03-05T09:30:00.000Z', machines: [{ machine: '</script>', states: [], transitions: [] }] }
  await mkdir(dirname(coverageFile(root)), { recursive: true })
  await writeFile(coverageFile(root), JSON.stringify(run))
  const [, text] =
    /^<script type="application\/json" id="statechart-coverage">(.*)<\/script>$/.exec(await embedCoverage(root)) ?? []
  expect(text).not.toContain('<')
  expect(JSON.parse(text ?? '')).toEqual(run)
  await rm(root, { recursive: true })
})
