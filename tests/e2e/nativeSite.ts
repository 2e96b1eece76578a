import { serve } from '@hono/node-server'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { loadRenderForm } from '#server/forms.ts'
import { loadSite } from '#server/site.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { createStore, StoreUnavailable } from '#server/store/store.ts'
import { test as base } from './siteTest.ts'

/** The built site with a server of its own, whose store a test can read and switch off. */
export type NativeSite = Awaited<ReturnType<typeof startNativeSite>>

async function startNativeSite() {
  const folder = await mkdtemp(join(tmpdir(), 'b2b-services-'))
  const log = () => undefined
  const store = createStore(openSqlite(join(folder, 'messages.sqlite')), { log })
  const state = { isUnavailable: false }
  const app = createApp({
    config: parseConfig({}),
    store: {
      accept: (message) => (state.isUnavailable ? Promise.reject(new StoreUnavailable('away')) : store.accept(message)),
      list: store.list,
    },
    log,
    onAccepted: () => undefined,
    checkHealth: () => Promise.reject(new Error('Not used.')),
    renderForm: await loadRenderForm('dist'),
    site: await loadSite('dist'),
  })
  const server = serve({
    fetch: (request) => app.fetch(request, { address: '127.0.0.1', host: new URL(request.url).host }),
    hostname: '127.0.0.1',
    port: 0,
  }) as Server
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    /** Returns the payloads of accepted messages, the oldest first. */
    stored: async () => (await store.list()).map(({ payload }) => payload).toReversed(),
    async stop() {
      server.close()
      await store.close()
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
