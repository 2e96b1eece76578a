import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readmeWithCharts } from './charts.ts'

test('the statecharts in the README are those of the machines (npm run charts writes them)', async () => {
  expect(await readFile('README.md', 'utf8')).toBe(await readmeWithCharts())
})
