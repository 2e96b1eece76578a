import type { Clock } from '#machines/consultation/moment.ts'

/** The time on the visitor's device, and the IANA zone it is set to. */
export const visitorsClock: Clock = {
  now: () => new Date(),
  get timeZone() {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  },
}
