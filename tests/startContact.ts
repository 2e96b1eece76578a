import { createActor, fromPromise } from 'xstate'
import { contactMachine, type ContactAttempt } from '#machines/contact/contactMachine.ts'
import type { ContactDraft, ContactMessage } from '#machines/contact/ContactMessage.ts'
import type { Notice } from '#machines/notice.ts'

/** A message with nothing wrong, as the function takes it. */
export const message: ContactMessage = {
  name: 'Jana Nováková',
  email: 'jana@example.com',
  company: 'Pump Works Ltd.',
  phone: '+421 900 123 456',
  message: 'We make pumps up to DN 200.\nWho buys them in Poland?',
  gdprConsent: true,
}

/** A record that lacks a field. */
export const without = (record: Record<string, unknown>, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))

/** What the function says to one attempt after another; it accepts when nothing is said. */
export type Answer = 'accept' | 'refuse' | 'keep silent'

/** Logic of a send actor that notes each attempt and answers as told. */
export function fakeSend<Attempt>(answers: Answer[]) {
  const attempts: Attempt[] = []
  const signals: AbortSignal[] = []
  const send = fromPromise<void, Attempt>(async ({ input, signal }) => {
    attempts.push(input)
    signals.push(signal)
    const answer = answers.shift() ?? 'accept'
    if (answer === 'refuse') throw new Error('refused')
    if (answer === 'keep silent') await new Promise(() => undefined)
  })
  return { attempts, signals, send }
}

/** Counts keys up: `key 1`, `key 2`, … */
export function keyCounter(): () => string {
  let count = 0
  return () => {
    count += 1
    return `key ${count}`
  }
}

/**
 * Starts the contact journey with a function that answers as told.
 *
 * @param draft what has been typed already
 * @param answers to one attempt after another
 */
export function startContact(draft?: ContactDraft, answers: Answer[] = []) {
  const notices: Notice[] = []
  const logged: unknown[] = []
  const { attempts, signals, send } = fakeSend<ContactAttempt>(answers)
  const machine = contactMachine.provide({
    actors: { sendContactEmail: send },
    actions: { notify: (_, notice) => notices.push(notice), logError: (_, error) => logged.push(error) },
  })
  const newKey = keyCounter()
  const contact = createActor(machine, { input: { ...(draft && { draft }), newKey } }).start()
  return { contact, attempts, signals, notices, logged }
}
