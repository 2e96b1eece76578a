import { expect, test } from 'vitest'
import { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { contract, requestOf } from '../tests/contract.ts'
import { createGate, type ErrorBody } from './gate.ts'

/** A gate before one function, and what the function has accepted. */
function openGate() {
  const accepted: unknown[] = []
  const accept = (payload: unknown) => void accepted.push(payload)
  return { accepted, answer: createGate({ 'send-contact-email': { schema: ContactMessage, accept } }, 'public') }
}

const succeeding = contract.filter(({ status }) => status < 400)
const failing = contract.filter(({ status }) => status >= 400)

test.each(succeeding)('$status when $when', async (asked) => {
  const { answer, accepted } = openGate()
  const response = await answer(requestOf(asked, 'https://backend.example', 'public'))
  expect(response.status).toBe(asked.status)
  expect(response.headers.get('allow')).toBe(asked.allow ?? null)
  expect(await response.text()).toBe(asked.status === 200 ? '{"ok":true}' : '')
  expect(accepted).toHaveLength(asked.status === 200 ? 1 : 0)
})

test.each(failing)('$status when $when', async (asked) => {
  const { answer, accepted } = openGate()
  const response = await answer(requestOf(asked, 'https://backend.example', 'public'))
  const { error } = (await response.json()) as ErrorBody
  expect(response.status).toBe(asked.status)
  expect(response.headers.get('allow')).toBe(asked.allow ?? null)
  expect(error.code).toBe(asked.code ?? 'unprocessable_content')
  expect(error.message).toMatch(/^[A-Z].*\.$/)
  expect(error.fields && Object.keys(error.fields)).toEqual(asked.fields)
  expect(accepted).toEqual([])
})

test('every fault of a message is named at its field, with what to enter', async () => {
  const { answer } = openGate()
  const body = JSON.stringify({ name: ' ', email: 'jana@', company: 'A', message: 'B', gdprConsent: false })
  const response = await answer(requestOf({ when: '', status: 422, body }, 'https://backend.example', 'public'))
  expect(((await response.json()) as ErrorBody).error.fields).toEqual({
    name: 'Enter your name',
    email: 'Enter an email address in the format name@company.com',
    gdprConsent: 'Please accept the GDPR consent to proceed',
  })
})
