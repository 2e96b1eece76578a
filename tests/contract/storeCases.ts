import type { Engine } from '../fixtures/store.ts'
import { testAccepting } from './store/accepting.ts'
import { testCounting } from './store/counting.ts'
import { testDelivering } from './store/delivering.ts'
import { testKeeping } from './store/keeping.ts'

/** Registers the tests that every engine passes. */
export function testStore(engine: Engine): void {
  testAccepting(engine)
  testDelivering(engine)
  testKeeping(engine)
  testCounting(engine)
}
