import { expect, test } from 'vitest'
import { centerBox, fitScale } from './scale.ts'

const room = { width: 400, height: 300 }

test('shrinks a drawing to its room while it can be read, and never enlarges it', () => {
  const scale = (width: number) => fitScale({ width, height: 300 }, room)
  expect([scale(100), scale(500), scale(4000)]).toEqual([1, 0.8, 10 / 12])
})

test('centers a box, and shows the heading of one that exceeds the room', () => {
  expect(centerBox({ x: 1000, y: 500, width: 100, height: 50 }, room, 1)).toEqual({ left: 850, top: 375 })
  expect(centerBox({ x: 0, y: 0, width: 100, height: 50 }, room, 1)).toEqual({ left: 0, top: 0 })
  expect(centerBox({ x: 100, y: 200, width: 1000, height: 50 }, room, 1)).toEqual({ left: 92, top: 75 })
})
