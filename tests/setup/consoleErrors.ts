import { inspect } from 'node:util'
import { vi } from 'vitest'

const errors: string[] = []
const textOf = (word: unknown) => (typeof word === 'string' ? word : inspect(word))

/** Notes what is logged as an error instead of printing it. */
export function watchErrors(): void {
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words.map(textOf).join(' ')))
}

/** What has been logged as an error so far. Taking it says that it was expected; what nobody takes fails the test. */
export function takeErrors(): string[] {
  return errors.splice(0)
}
