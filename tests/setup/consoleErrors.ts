import { inspect } from 'node:util'
import { vi } from 'vitest'

const errors: string[] = []
const formatArgument = (word: unknown) => (typeof word === 'string' ? word : inspect(word))

/** Records logged errors instead of printing them. */
export function watchErrors(): void {
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words.map(formatArgument).join(' ')))
}

/** Returns and removes the logged errors, which are then expected. Errors that no test takes fail the test. */
export function takeErrors(): string[] {
  return errors.splice(0)
}
