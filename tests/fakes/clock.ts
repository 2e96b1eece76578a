import { vi } from 'vitest'

/**
 * Sets the visitor's clock and time zone until the end of the test. A second call changes them.
 *
 * @param moment such as `2027-03-01T12:00:00Z`
 * @param timeZone an IANA zone
 */
export function setClock(moment: string, timeZone = 'Europe/Bratislava'): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}

/** Installs fake timers; advance them with `await vi.advanceTimersByTimeAsync(15_000)`. */
export function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
}
