import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { readChart } from '../chart/readChart.ts'
import { pressMachine } from '../demo/pressMachine.ts'
import { itemAfter, flattenItems, createOutline } from './createOutline.ts'

const root = createOutline(readChart(pressMachine).chart)
const items = flattenItems(root)
const running = items.find(({ id }) => id === 'press.drive.running')!
const textAfter = (id: string, ...keys: string[]) =>
  items.find((item) => item.id === keys.reduce((at, key) => itemAfter(items, at, key)?.id ?? at, id))?.text

test('lists every state and transition in machine order', () => {
  expect(root.text).toBe('press, parallel')
  expect(running.text).toBe('running, entry / light')
  expect(running.items.map(({ text }) => text)).toEqual([
    'drive.stop, goes to off',
    'speed.set if isFast, goes to fast, does setSpeed',
    'speed.set, goes to slow, does setSpeed',
    'after rest, goes to off',
    'slow, initial',
    'fast',
    'last, remembers the last state',
  ])
  const { chart } = readChart(createMachine({ id: 'm', description: 'It rests.', entry: 'light' }))
  expect(createOutline(chart).text).toBe('m, entry / light. It rests.')
})

test('moves with the arrow keys of the ARIA tree pattern', () => {
  expect(textAfter('press', 'ArrowDown')).toBe('stroke, stays, does count')
  expect(textAfter('press', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toBe('stroke, stays, does count')
  expect(textAfter('press.drive', 'ArrowRight')).toBe('press.retire, goes to retired')
  expect(textAfter('press.drive.running.fast', 'ArrowLeft')).toBe(running.text)
  expect(textAfter('press.door', 'Home')).toBe('press, parallel')
  expect(textAfter('press', 'End')).toBe('door.close, goes to closed')
})

test('moves to the next item that starts with the typed letter', () => {
  expect(textAfter('press', 'w')).toBe('warming, #busy, runs warmUp (promise)')
  expect(textAfter('press.door', 'w')).toBe('warming, #busy, runs warmUp (promise)')
})

test('stays at the ends and ignores other keys', () => {
  expect(itemAfter(items, 'press', 'ArrowUp')).toBeUndefined()
  expect(itemAfter(items, 'press', 'Tab')).toBeUndefined()
  expect(itemAfter(items, 'press', ' ')).toBeUndefined()
})
