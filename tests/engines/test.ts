import { test as base, expect } from '@playwright/test'
import type { EngineName } from '#scripts/installedEngines.ts'
import { launch, type Engine } from './engine.ts'
import { openTab, type Tab } from './tab.ts'
import { openProxy, type Proxy } from './proxy.ts'

export type Options = { engineName: EngineName; server: string }
type Fixtures = {
  /** A part of the console text that the test expects. */
  expectedErrors: string[]
  site: Proxy
  tab: Tab
}

/** A test in one engine. It fails on a console error, an exception, a policy violation or a failed load. */
export const test = base.extend<Fixtures, Options & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  server: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launch(engineName)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedErrors: [[], { option: true }],
  site: async ({ server, expectedErrors }, use) => {
    const site = await openProxy(server)
    await use(site)
    await site.close()
    expect(site.errors.filter((error) => !expectedErrors.some((part) => error.includes(part)))).toEqual([])
  },
  tab: async ({ engine, site }, use) => {
    const driver = await engine.newTab()
    await driver.resize(1280, 900)
    await use(openTab(driver, site.url))
  },
})

export { expect }
