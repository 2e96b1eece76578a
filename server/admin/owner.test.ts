import { expect, test } from 'vitest'
import { ownerToBecome } from './owner.ts'

const service = { uid: 990, gid: 991 }

test('becomes the owner of the folder as root', () => {
  expect(ownerToBecome(0, service)).toEqual(service)
})

test.each([
  ['the folder is root’s too', 0, { uid: 0, gid: 0 }],
  ['it runs as the owner', 990, service],
  ['it runs as somebody else, who gets an error of the file system', 1000, service],
  ['the system has no users', undefined, service],
])('keeps its user if %s', (_, uid, folder) => {
  expect(ownerToBecome(uid, folder)).toBeUndefined()
})
