// npm start: the finished site in dist/ (SITE_DIR) with its functions on port 4173 (PORT), built first when it is missing.
import { existsSync } from 'node:fs'
import { configFrom } from '#functions/config.ts'
import { runUntilEnded } from '#functions/process.ts'
import { startFunctions } from '#functions/start.ts'
import { siteListener } from './serve.ts'

const files = ['.env', '.env.local', '.env.production', '.env.production.local']

/** What was said to the build in files: the pages know the key by the same variable. */
async function readFiles(): Promise<Record<string, string>> {
  // A server that only serves has none of the packages that build.
  if (!files.some((file) => existsSync(file))) return {}
  const { loadEnv } = await import('vite')
  return loadEnv('production', process.cwd(), 'VITE_')
}

await runUntilEnded(async (log) => {
  const config = configFrom({ ...(await readFiles()), ...process.env })
  const folder = process.env['SITE_DIR'] ?? 'dist'
  if (!existsSync(`${folder}/404.html`)) await import('./site.ts')
  const running = await startFunctions({ config, log, site: await siteListener(folder) })
  console.error(`The site is at http://${config.host}:${running.port}, its outbox in ${config.outbox}/`)
  return running
})
