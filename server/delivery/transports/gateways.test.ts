// Runs the HTTP transports against a gateway over TCP.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { server as mocks } from '#mocks/node.ts'
import { acceptedBooking, acceptedMessage, company } from '../../../tests/fixtures/accepted.ts'
import { startGateway, status } from '../../../tests/fakes/gateway.ts'
import { companyMail } from '../templates/companyMail.ts'
import { confirmationMail } from '../templates/confirmationMail.ts'
import { mailApi } from './mailApi.ts'
import { NotDelivered } from './NotDelivered.ts'
import { smsGateway } from './smsGateway.ts'

const gateway = await startGateway()
const { handed, answering } = gateway
const within = 200
const sendMail = mailApi({ url: gateway.url, key: 'secret' }, within)
const sendText = smsGateway({ url: gateway.url, key: 'secret' }, within)
const letter = companyMail(acceptedMessage(), company)
const text = { name: 'one', to: '+421900123456', text: 'Hello' }

// These calls are to reach the network; the setup of every test ends what it has begun.
beforeAll(() => mocks.close())
beforeEach(() => {
  handed.splice(0)
  answering()
})
afterAll(async () => {
  mocks.listen()
  await gateway.stop()
})

test('posts a mail for one recipient to the mail API, with its name as idempotency key', async () => {
  await sendMail(letter)
  expect(handed[0]).toMatchObject({
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json', 'idempotency-key': letter.name },
    body: {
      from: '"B2B Services" <info@b2b-services.example>',
      to: [company.to[0]],
      reply_to: 'jana@example.com',
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      headers: { 'Message-ID': letter.messageId },
    },
  })
})

test('attaches the invitation to a confirmation', async () => {
  const accepted = acceptedBooking()
  const confirmation = confirmationMail(accepted, accepted.payload, company)
  await sendMail(confirmation)
  const [{ content, ...attachment }] = handed[0]!.body['attachments'] as [Record<string, string>]
  expect(attachment).toEqual({
    filename: 'consultation.ics',
    content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
  })
  expect(Buffer.from(content!, 'base64').toString()).toBe(confirmation.invitation)
})

test('posts number and text to the SMS gateway', async () => {
  await sendText(text)
  expect(handed[0]?.body).toEqual({ to: '+421900123456', text: 'Hello' })
})

test('does not pass on a number that cannot be dialed', async () => {
  await expect(sendText({ ...text, to: '123' })).rejects.toMatchObject({ failure: 'never' })
  expect(handed).toEqual([])
})

/** The outcome of an attempt. */
async function failure(send = sendMail): Promise<Pick<NotDelivered, 'failure' | 'code'>> {
  const cause: unknown = await send(letter).catch((cause: unknown) => cause)
  if (!(cause instanceof NotDelivered)) throw new Error('It was delivered.')
  return { failure: cause.failure, code: cause.code }
}

test.each([
  [400, 'never'],
  [422, 'never'],
  [401, 'later'],
  [403, 'later'],
  [404, 'later'],
  [409, 'later'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
] as const)('classifies status %i as "%s"', async (code, kind) => {
  answering(status(code))
  expect(await failure()).toEqual({ failure: kind, code: `mail api ${code}` })
})

test('does not send the key to the target of a redirect', async () => {
  const other = await startGateway()
  answering((response) => void response.writeHead(307, { Location: other.url }).end())
  expect(await failure()).toEqual({ failure: 'later', code: 'mail api 307' })
  expect(other.handed).toEqual([])
  await other.stop()
})

test.each([
  ['is silent', () => undefined, 'TimeoutError'],
  [
    'resets the connection',
    (response: Parameters<Parameters<typeof answering>[0] & object>[0]) => void response.socket?.resetAndDestroy(),
    'ECONNRESET',
  ],
])('aborts an attempt at a gateway that %s', async (_, answer, code) => {
  answering(answer)
  const begun = performance.now()
  expect(await failure()).toEqual({ failure: 'unreachable', code: `mail api ${code}` })
  expect(performance.now() - begun).toBeLessThan(10 * within)
})

test('classifies a missing gateway as unreachable', async () => {
  const gone = await startGateway()
  await gone.stop()
  expect(await failure(mailApi({ url: gone.url, key: 'k' }, within))).toEqual({
    failure: 'unreachable',
    code: 'mail api ECONNREFUSED',
  })
})
