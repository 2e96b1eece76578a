import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from '#server/config.ts'
import { startServer } from '#server/server.ts'
import { StoreUnavailable } from '#server/store/store.ts'
import { test as base } from './siteTest.ts'

/** The built site with a server of its own, whose store a test can read and switch off. */
export type NativeSite = Awaited<ReturnType<typeof startNativeSite>>

async function startNativeSite() {
  const folder = await mkdtemp(join(tmpdir(), 'b2b-services-'))
  const config = { ...parseConfig({ OUTBOX: folder }), port: 0 }
  const server = await startServer({ config, log: () => undefined })
  const { store } = server
  const state = { isUnavailable: false, delayMs: 0 }
  const accept = store.accept.bind(store)
  store.accept = async (message) => {
    if (state.isUnavailable) throw new StoreUnavailable('The test has switched it off.')
    const result = await accept(message)
    await new Promise((resolve) => setTimeout(resolve, state.delayMs))
    return result
  }
  return {
    url: `http://127.0.0.1:${server.port}`,
    /** `delayMs`: how long the server waits with its answer to a message that it has stored. */
    state,
    /** Returns the payloads of accepted messages, the oldest first. */
    stored: async () => (await store.list()).map(({ payload }) => payload).toReversed(),
    async stop() {
      await server.stop()
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
