import { expect, vi } from 'vitest'

let expected: RegExp[] = []

/**
 * Announces that the page will write to the console; anything else it writes fails the test.
 *
 * @param text what the written line contains; it has to be written at least once
 */
export function expectLogged(text: RegExp): void {
  expected.push(text)
}

/** Watches what is written to the console as an error or a warning from now on. Returns what ends it and judges. */
export function watchConsole(): () => void {
  expected = []
  const written: string[] = []
  const write = (...parts: unknown[]) => void written.push(parts.map(String).join(' '))
  const spies = (['error', 'warn'] as const).map((kind) => vi.spyOn(console, kind).mockImplementation(write))
  return () => {
    for (const spy of spies) spy.mockRestore()
    expect(written.filter((line) => !expected.some((text) => text.test(line)))).toEqual([])
    expect(expected.filter((text) => !written.some((line) => text.test(line)))).toEqual([])
  }
}
