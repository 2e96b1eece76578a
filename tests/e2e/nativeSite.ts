import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '#server/config.ts'
import { pagesFromSnapshot } from '#server/http/form/pageSource.ts'
import { readSnapshot } from '#server/http/snapshot.ts'
import { serveSnapshot } from '#server/http/static.ts'
import { startFunctions } from '#server/start.ts'
import { blockingStore } from '../contract/blockingStore.ts'
import { test as base } from './siteTest.ts'

/** The built site with a server of its own, whose store a test can read and switch off. */
export type NativeSite = Awaited<ReturnType<typeof startNativeSite>>

async function startNativeSite() {
  const folder = await mkdtemp(join(tmpdir(), 'b2b-services-'))
  const snapshot = await readSnapshot('dist')
  const { wrapStore, accepted, state } = blockingStore()
  // Each test sends less than half of this.
  const config = { ...parseConfig({ OUTBOX: folder, RATE_LIMITS: '10/600', DAILY_BUDGET: '0' }), port: 0 }
  const running = await startFunctions({
    config,
    log: () => undefined,
    site: serveSnapshot(snapshot),
    pages: pagesFromSnapshot(snapshot),
    wrapStore,
  })
  return {
    url: `http://127.0.0.1:${running.port}`,
    state,
    /** The payloads of accepted messages. */
    stored: () => accepted.map(({ payload }) => payload),
    async stop() {
      await running.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** A test in the built site with a server of its own. */
export const test = base.extend<{ site: NativeSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are needed: none
  site: async ({}, use) => {
    const site = await startNativeSite()
    await use(site)
    await site.stop()
  },
  baseURL: async ({ site }, use) => use(site.url),
})
