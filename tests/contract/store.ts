import { describe } from 'vitest'
import { testAccept } from './store/accept.ts'
import { testClaim } from './store/claim.ts'
import { testClock } from './store/clock.ts'
import { testInspection } from './store/inspect.ts'
import { testLimits } from './store/limits.ts'
import { testModel } from './store/model.ts'
import { testQuarantine } from './store/quarantine.ts'
import { testRemoval } from './store/remove.ts'
import { testResend } from './store/resend.ts'
import { testSettle } from './store/settle.ts'
import { testStats } from './store/stats.ts'
import type { OpenStore } from './store/storeUnderTest.ts'

const subjects = {
  accept: testAccept,
  limits: testLimits,
  claim: testClaim,
  settle: testSettle,
  'list and show': testInspection,
  resend: testResend,
  quarantine: testQuarantine,
  stats: testStats,
  'erase and expire': testRemoval,
  clock: testClock,
  model: testModel,
}

/**
 * Registers the tests that every implementation of `Store` must pass.
 *
 * @param name of the implementation
 * @param open called for each test; opens an empty store and closes it after the test
 */
export function runStoreContract(name: string, open: OpenStore): void {
  describe.each(Object.entries(subjects))(`${name}: %s`, (_subject, define) => {
    define(open)
  })
}
