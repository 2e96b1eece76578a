// npm start: the finished site in dist/ (SITE_DIR) with its functions on port 4173 (PORT), built first when it is missing.
import { existsSync } from 'node:fs'
import { loadEnv } from 'vite'
import { configFrom } from '#functions/config.ts'
import { runUntilEnded } from '#functions/process.ts'
import { startFunctions } from '#functions/start.ts'
import { siteListener } from './serve.ts'

await runUntilEnded(async (log) => {
  // The pages know the key by the same variable, from the same files.
  const config = configFrom({ ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env })
  const folder = process.env['SITE_DIR'] ?? 'dist'
  if (!existsSync(`${folder}/404.html`)) await import('./site.ts')
  const running = await startFunctions({ config, log, site: await siteListener(folder) })
  console.error(`The site is at http://${config.host}:${running.port}, its outbox in ${config.outbox}/`)
  return running
})
