import { expect, test } from 'vitest'
import { scoreSender } from './senderRules.ts'

test.each([
  'Jana Nováková',
  'Ronald McDonald',
  'DeVries',
  'O’Neill',
  'JANA',
  'jana',
  'MacArthur',
  'Ľubomír',
  '李雷',
  'Jean-Luc Le Goff',
])('counts nothing against %s', (name) => {
  expect(scoreSender(name, 'Kováč & synovia')).toEqual([])
})

test.each([
  ['RobertTaiff', 'Acme', 'a name as of a bot'],
  ['vXqKzPtLwR', 'Acme', 'random letters as the name'],
  ['Win at www.prize.example', 'Acme', 'a link as the name'],
  ['Jаna Novak', 'Acme', 'two alphabets in one word'],
  ['Jana Novak', '-', 'no company'],
  ['Jana Novak', 'N/A', 'no company'],
  ['Jana Novak', 'xxx', 'no company'],
  ['Jana', 'Jana', 'no company'],
])('counts against %s of %s: %s', (name, company, reason) => {
  expect(scoreSender(name, company).map((one) => one.reason)).toEqual([reason])
})
