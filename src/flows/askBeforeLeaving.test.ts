import { expect, test } from 'vitest'
import { standInPage } from '../../tests/standInPage.ts'
import { draft as booking } from '../../tests/startConsultation.ts'
import { startConsultation } from './consultation.ts'
import { startContact } from './contact.ts'

/** Whether the browser would ask whoever leaves now. */
const asks = ({ leave }: ReturnType<typeof standInPage>) => !leave()

test('the browser asks while there is text in the message, and not for a consent', () => {
  const page = standInPage()
  const { actor, stop } = startContact(() => undefined)
  const change = (change: object) => actor.send({ type: 'draft.change', change })
  expect(asks(page)).toBe(false)
  change({ gdprConsent: true })
  expect(asks(page)).toBe(false)
  change({ company: 'P' })
  change({ company: 'Pump' })
  expect(asks(page)).toBe(true)
  change({ company: '' })
  expect(asks(page)).toBe(false)
  change({ message: 'Who buys pumps?' })
  stop()
  expect(asks(page)).toBe(false)
})

test('it asks while there is text in the booking, and not for a timezone', () => {
  const page = standInPage()
  const { actor, stop } = startConsultation(() => undefined)
  actor.send({ type: 'draft.change', change: { timezone: 'JST' } })
  expect(asks(page)).toBe(false)
  actor.send({ type: 'draft.change', change: booking })
  expect(asks(page)).toBe(true)
  stop()
  expect(asks(page)).toBe(false)
})

test('a draft that was found again is asked for too', () => {
  const kept = { name: 'Jana', email: '', company: '', phone: '', message: '' }
  const page = standInPage({ contact: JSON.stringify(kept) })
  const { stop } = startContact(() => undefined)
  expect(asks(page)).toBe(true)
  stop()
})
