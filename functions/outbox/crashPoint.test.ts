import { expect, test } from 'vitest'
import { surviveCrashes } from './crashPoint.ts'

test.each(Array.from({ length: 20 }, (_, index) => index))(
  'whatever the disk loses in a crash, what was accepted is found again (round %i)',
  async (round) => {
    let accepted = 0
    for (let seed = round * 50; seed < round * 50 + 50; seed += 1) accepted += await surviveCrashes(seed)
    expect(accepted).toBeGreaterThan(100)
  },
)
