import { expect, test, vi } from 'vitest'
import { createHealthCheck } from './health.ts'

const fine = { ok: true, store: 'writable', worker: 'alive', oldestCompanyMailSeconds: null }
const failing = { ...fine, ok: false, store: 'failing' }

test('probes the store at most every two seconds', async () => {
  let now = 0
  const probe = vi.fn<() => Promise<number | null>>(async () => null)
  const check = createHealthCheck({ probe, isWorkerAlive: () => true, now: () => now })
  expect(await Promise.all([check(), check()])).toEqual([fine, fine])
  probe.mockRejectedValueOnce(new Error('The disk is full.'))
  now = 1_999
  expect(await check()).toEqual(fine)
  now = 2_000
  expect(await check()).toEqual(failing)
  now = 4_000
  expect(await check()).toEqual(fine)
  expect(probe).toHaveBeenCalledTimes(3)
})

test('says for how long the oldest mail to the company has waited, and that the worker is stuck', async () => {
  const check = createHealthCheck({ probe: async () => 61_400, isWorkerAlive: () => false })
  expect(await check()).toEqual({ ok: false, store: 'writable', worker: 'stuck', oldestCompanyMailSeconds: 61 })
})
