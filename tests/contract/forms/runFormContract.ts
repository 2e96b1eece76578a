import { expect, test } from 'vitest'
import { sentId } from '#machines/contract.ts'
import type { Call } from '../cases.ts'
import type { Hold } from '../runContract.ts'
import { createFields, formCall, type FormCase, type FormPlace } from './formCase.ts'
import { formCases } from './formCases.ts'
import { readAnswer } from './readAnswer.ts'

/** An implementation of the forms and how to reach it. */
export type FormTarget = {
  place: FormPlace
  /** The origin of the site. */
  origin: string
  /** Sends without following a redirect. */
  send: (call: Call) => Promise<Response>
  /** Returns the payloads stored so far, the oldest first. */
  stored: () => unknown[]
  hold: () => Hold
}

/** Registers a test for each case that the target can express. */
export function runFormContract(target: FormTarget): void {
  const cases = formCases
    .map((asked, index) => ({ ...asked, company: `Pump Works ${index}` }))
    .filter(({ cannot }) => cannot?.[target.place] === undefined)

  test.each(cases)('$status when $when', async ({ company, ...asked }) => {
    const before = target.stored().length
    const fields = asked.body === undefined && asked.status !== 415 ? createFields(asked, company) : {}
    const response = await sendBoth(asked, company, target)
    const [{ page = '/contact', status }, html] = [asked, await response.text()]
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    const path = page.replace(/\?.*/, '')
    expect(response.headers.get('location')).toBe(status === 303 ? (asked.location ?? `${path}#${sentId}`) : null)
    expect(response.headers.get('allow')).toBe(asked.allow ?? null)
    if (status >= 400 && status !== 404 && status !== 405) expectPage(response, html, asked, fields)
    const payload = (page === '/free-consultation' ? 'name' : 'company') as string
    const isAccepted = status === 303 && asked.method === undefined
    const wanted = asked.stored ?? (isAccepted ? [{}] : [])
    expect(target.stored().slice(before)).toEqual(
      wanted.map((part) => expect.objectContaining({ ...(part as object), [payload]: company }) as unknown),
    )
  })
}

// A consent is given for one attempt, and an unknown field has no place on the page.
const never = { gdprConsent: undefined, extra: undefined }

function expectPage(response: Response, html: string, asked: FormCase, fields: Record<string, string>) {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(html).not.toContain('<script')
  const { values, errors, links, summary } = readAnswer(html)
  expect(errors).toEqual(asked.errors ?? [])
  expect(links).toEqual(asked.errors ?? [])
  expect(summary).toContain(asked.summary ?? '')
  expect(summary).toContain('You can also reach us by phone')
  const shown = { ...fields, ...asked.shown, ...never }
  expect({ ...never, ...values }).toMatchObject(shown)
}

/** Sends the earlier form, if any, and the form itself. */
async function sendBoth(asked: FormCase, company: string, { send, hold, origin }: FormTarget): Promise<Response> {
  const call = formCall(asked, origin, createFields(asked, company))
  if (!asked.earlier) return send(call)
  const earlier = formCall({ when: '', status: 303, ...asked.earlier }, origin, createFields(asked.earlier, company))
  if (asked.earlier.is === 'answered') {
    await send(earlier)
    return send(call)
  }
  const { begun, release } = hold()
  const first = send(earlier)
  await begun
  const second = send(call)
  // Until the other one has arrived as well.
  await new Promise((resolve) => setTimeout(resolve, 100))
  release()
  await first
  return second
}
