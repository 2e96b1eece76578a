import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { chartsDocument, documentWithCharts } from './charts.ts'

test('matches the documented statecharts (update with `npm run charts`)', async () => {
  expect(await readFile(chartsDocument, 'utf8')).toBe(await documentWithCharts())
})

test('draws every transition with a source and a target', async () => {
  const transitions = (await documentWithCharts()).match(/^.*-->.*:.*$/gm) ?? []
  expect(transitions.length).toBeGreaterThan(20)
  expect(transitions.filter((line) => !/^ *\w+ --> \w+ : \S/.test(line))).toEqual([])
})
