import { expect, test } from 'vitest'
import { gatherLines } from './output.ts'

test('writes the lines of one turn together and in order', async () => {
  const written: string[] = []
  const output = gatherLines((lines) => written.push(lines))
  output.add('one\n')
  output.add('two\n')
  expect(written).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 5))
  output.add('three\n')
  output.flush()
  output.flush()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})
