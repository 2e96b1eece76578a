import { expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { connectionMachine, thermostatMachine } from '../tests/fresh/stories/machines.ts'
import { createTree, findItem, flattenItems } from './StateTree.tsx'

const items = flattenItems(createTree(readChart(connectionMachine).chart))
const textAfter = (id: string, ...keys: string[]) =>
  items.find((item) => item.id === keys.reduce((at, key) => findItem(items, at, key)?.id ?? at, id))?.text

test('lists every state with its transitions in machine order', () => {
  expect(items.map(({ text }) => text).slice(0, 7)).toEqual([
    'connection',
    'offline, initial',
    'connect, goes to connecting',
    'connecting, entry / count, invokes connect',
    'done: connect, goes to online',
    'error: connect [isHopeless], goes to failed',
    'error: connect, goes to waiting',
  ])
  const thermostat = flattenItems(createTree(readChart(thermostatMachine).chart)).map(({ text }) => text)
  expect(thermostat).toContain('thermostat, parallel, invokes sensor')
  expect(thermostat).toContain('target.set, stays, does setTarget')
  expect(thermostat).toContain('off, initial. It is warm enough.')
})

test('moves with the arrow keys of the ARIA tree pattern', () => {
  expect(textAfter('connection', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toBe('offline, initial')
  expect(textAfter('connection.offline', 'ArrowRight')).toBe('connect, goes to connecting')
  expect(textAfter('connection.failed', 'ArrowLeft')).toBe('connection')
  expect(textAfter('connection.failed', 'Home')).toBe('connection')
  expect(textAfter('connection', 'End')).toBe('connect, goes to connecting')
})

test('moves to the next item that starts with the typed letter', () => {
  expect(textAfter('connection', 'w')).toBe('waiting')
  expect(textAfter('connection.failed', 'w')).toBe('waiting')
})
