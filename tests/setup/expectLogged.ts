import { expect, vi } from 'vitest'

let expected: RegExp[] = []

/**
 * Expects a console message. Any other error or warning fails the test.
 *
 * @param text a part of the message, which must be logged at least once
 */
export function expectLogged(text: RegExp): void {
  expected.push(text)
}

/** Starts recording console messages, by default errors and warnings. Returns a function that ends it and checks them. */
export function watchConsole(kinds: ('error' | 'warn')[] = ['error', 'warn']): () => void {
  expected = []
  const written: string[] = []
  const write = (...parts: unknown[]) => void written.push(parts.map(String).join(' '))
  const spies = kinds.map((kind) => vi.spyOn(console, kind).mockImplementation(write))
  return () => {
    for (const spy of spies) spy.mockRestore()
    const unexpected = written.filter((line) => !expected.some((text) => text.test(line)))
    expect(unexpected, 'Logged without expectLogged(/a part of the message/), which a test calls before it').toEqual([])
    const missing = expected.filter((text) => !written.some((line) => text.test(line)))
    expect(missing, 'Expected with expectLogged(…) and never logged').toEqual([])
  }
}
