import { expect, test } from 'vitest'
import { deliveryName, messageId } from './deliveryName.ts'

test.each([
  [0, 0, 'ID.company-mail', '<ID.company-mail@company.com>'],
  [1, 0, 'ID.company-mail.2', '<ID.company-mail@company.com>'],
  [0, 1, 'ID.company-mail.r1', '<ID.company-mail.r1@company.com>'],
  [2, 3, 'ID.company-mail.3.r3', '<ID.company-mail.r3@company.com>'],
])('names recipient %i in generation %i', (position, generation, name, header) => {
  const part = { position, generation }
  expect(deliveryName('ID', 'company-mail', part)).toBe(name)
  expect(messageId('ID', 'company-mail', part, 'info@company.com')).toBe(header)
})
