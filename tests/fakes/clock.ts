import { vi } from 'vitest'

/**
 * Sets the visitor's clock to a moment and the device to a zone, until the test has ended. Called again, it moves on.
 *
 * @param moment as in `2027-03-01T12:00:00Z`
 * @param timeZone an IANA zone
 */
export function setClock(moment: string, timeZone = 'Europe/Bratislava'): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}

/** From here on time passes only where the test says so: `await vi.advanceTimersByTimeAsync(15_000)`. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
}
