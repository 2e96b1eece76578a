// The site on a static host, and its functions on another origin, as on the hosted backend: under Deno, with PostgreSQL and a
// mail API.
import { once } from 'node:events'
import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { run } from '#scripts/run.ts'
import { testedTree } from '#scripts/testedSite.ts'
import { loadSite } from '#server/http/siteFiles.ts'
import { startGateway, type Handed } from '../fakes/gateway.ts'
import { createDatabase, runSql, startPostgres } from '../fixtures/postgres.ts'
import { startDeno } from '../fixtures/serverProcess.ts'
import { booked, send, sent } from '../e2e/forms.ts'
import { expect, openHydrated, test as base } from '../e2e/siteTest.ts'
import { backendPort, backendUrl } from './addresses.ts'

/** Passes each request on to the function that its path names, as the platform does, with the visitor's address. */
async function startPlatform(functions: Record<string, string>): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const [, name = ''] = /^\/functions\/v1\/([\w-]+)/.exec(incoming.url!) ?? []
    const target = functions[name]
    if (target === undefined) return void outgoing.writeHead(404).end()
    const { method, headers } = incoming
    const passed = forward(
      new URL(incoming.url!, target),
      { method, headers: { ...headers, 'cf-connecting-ip': '203.0.113.7' } },
      (answer) => void answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers)),
    )
    return void incoming.pipe(passed)
  }).listen(backendPort, '127.0.0.1')
  await once(server, 'listening')
  return server
}

type Hosted = { site: string; handed: Handed[]; sql: (text: string) => ReturnType<typeof runSql> }

const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    async ({ browserName: _ }, use) => {
      await using postgres = await startPostgres()
      const [databaseUrl, mailApi] = await Promise.all([
        createDatabase(postgres.url),
        startGateway(),
        // Here, because the copy of the tree that is served has none.
        run(['node', 'scripts/buildEdge.ts'], {}, testedTree),
      ])
      const start = (name: string) =>
        startDeno(`${testedTree}/supabase/functions/${name}/index.js`, {
          // As on the platform, which names the client in a header of its own.
          SB_REGION: 'eu-central-1',
          SUPABASE_DB_URL: databaseUrl,
          DELIVER_SECRET: 'a-secret-of-at-least-32-characters',
          MAIL_API_URL: mailApi.url,
          MAIL_API_KEY: 'secret',
          MAIL_FROM: 'website@precision-reach.test',
          MAIL_TO: 'sales@precision-reach.test',
          ALLOWED_ORIGINS: '*',
        })
      const names = ['send-contact-email', 'send-consultation-email']
      const functions = await Promise.all(names.map(start))
      const platform = await startPlatform(
        Object.fromEntries(names.map((name, index) => [name, functions[index]!.url])),
      )
      const files = createAdaptorServer({ fetch: await loadSite(join(testedTree, 'dist.hosted')) }).listen(
        0,
        '127.0.0.1',
      ) as Server
      await once(files, 'listening')
      await use({
        site: `http://127.0.0.1:${(files.address() as AddressInfo).port}`,
        handed: mailApi.handed,
        sql: (text) => runSql(databaseUrl, text),
      })
      for (const server of [files, platform]) {
        server.closeAllConnections()
        server.close()
      }
      await Promise.all([mailApi.stop(), ...functions.map((one) => one.end('SIGTERM'))])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ hosted }, use) => use(hosted.site),
  expectedOrigins: ({ baseURL: _ }, use) => use([backendUrl]),
})

// One of the workers has the backend's port.
test.describe.configure({ mode: 'default' })

test('sends both forms to functions of another origin, with where the visit came from', async ({ page, hosted }) => {
  await openHydrated(page, '/contact?utm_source=fair')
  await send(page, 'contact')
  await expect(page.getByText(sent)).toBeVisible()
  await openHydrated(page, '/free-consultation?utm_source=letter')
  await send(page, 'consultation')
  await expect(page.getByText(booked)).toBeVisible()
  const stored = await hosted.sql('SELECT function, source FROM b2b.messages ORDER BY accepted_at')
  expect(stored).toEqual([
    { function: 'send-contact-email', source: 'page=%2Fcontact&landing=%2Fcontact&utm_source=fair' },
    {
      function: 'send-consultation-email',
      source: 'page=%2Ffree-consultation&landing=%2Ffree-consultation&utm_source=letter',
    },
  ])
  // A confirmation to the visitor is withheld: people take longer than a test.
  await expect.poll(() => hosted.handed.length, { timeout: 20_000 }).toBe(2)
  for (const { body } of hosted.handed) expect(body['to']).toEqual(['sales@precision-reach.test'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('names phone and email where a form would be', async ({ page }) => {
    for (const path of ['/contact', '/free-consultation', '/more-information']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await expect(
        page.getByRole('main').getByRole('link', { name: '+421 2 555 512 34 ext. 567' }).first(),
      ).toBeVisible()
    }
  })
})
