import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { startBrowser } from './profile.ts'
import { columns } from './table.ts'
import { serveVariants } from './variants.ts'

type Judged = { page: string; scores: Record<string, number>; failing: string[] }

/** Runs Lighthouse with its mobile profile over pages. The goal is 100 in each of its four categories. */
export async function measureLighthouse(pages: string[]): Promise<{ text: string; data: unknown }> {
  const { addresses, close } = await serveVariants()
  const port = await freePort()
  const browser = await startBrowser(`--remote-debugging-port=${port}`)
  const judged: Judged[] = []
  for (const page of pages) {
    judged.push(await judge(addresses.site, page, port))
    console.error(`${judged.length} of ${pages.length}: ${page}`)
  }
  await browser.close()
  close()
  return { text: tableOf(judged), data: judged }
}

async function judge(address: string, page: string, port: number): Promise<Judged> {
  const result = await lighthouse(address + page, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (!result) throw new Error(`Lighthouse gave nothing back for ${page}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not judge ${page}: ${runtimeError.message}`)
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const)
  const weighed = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  const failing = Object.values(audits)
    .filter(({ id, score }) => weighed.has(id) && score !== null && score < 1)
    .map(({ id, title, score, displayValue }) => `${id} ${score}: ${title}${displayValue ? ` (${displayValue})` : ''}`)
  return { page, scores: Object.fromEntries(scores), failing }
}

function tableOf(judged: Judged[]): string {
  const names = Object.keys(judged[0]?.scores ?? {})
  const rows = judged.map(({ page, scores }) => [
    page,
    ...names.map((name) => String(scores[name])),
    names.every((name) => scores[name] === 100) ? 'reached' : 'MISSED',
  ])
  const faults = judged.flatMap(({ page, failing }) => failing.map((fault) => `${page}: ${fault}`))
  return [columns([['page', ...names, 'goal: 100 each'], ...rows]), '', ...faults].join('\n')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
