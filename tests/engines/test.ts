import { test as base, expect } from '@playwright/test'
import type { EngineName } from '#scripts/testEngines.ts'
import { launchFirefox, launchWebkit, type Engine } from './engine.ts'
import { startBuiltSite, type BuiltSite } from '../fixtures/builtSite.ts'
import { openTab, type Tab } from './tab.ts'

export type Options = { engineName: EngineName }
type Fixtures = {
  /** The beginning of the console errors that the test expects, after the path. */
  expectedError: string
  site: BuiltSite
  tab: Tab
}

/** A test in one engine. It fails on a console error, an exception, a policy violation or a failed load. */
export const test = base.extend<Fixtures, Options & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? launchWebkit() : launchFirefox())
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedError: ['none', { option: true }],
  site: async ({ expectedError }, use, testInfo) => {
    const site = await startBuiltSite(testInfo.outputPath('outbox'))
    await use(site)
    await site.close()
    expect(site.errors.filter((error) => !error.includes(` ${expectedError}`))).toEqual([])
  },
  tab: async ({ engine, site }, use) => {
    const tab = openTab(await engine.newTab(), site.url)
    await tab.resize(1280, 900)
    await use(tab)
  },
})

export { expect }
