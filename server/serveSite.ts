// Serves the built site in dist/ (SITE_DIR) with its endpoints on port 4173 (PORT). `npm start` builds it first if it
// is missing.
import { parseConfig } from './config.ts'
import { readEnvFiles } from './envFiles.ts'
import { createStaticListener } from './http/static.ts'
import { runUntilEnded } from './process.ts'
import { startFunctions } from './start.ts'

await runUntilEnded(async (log) => {
  const config = parseConfig({ ...(await readEnvFiles()), ...process.env })
  const site = await createStaticListener(process.env['SITE_DIR'] ?? 'dist')
  const running = await startFunctions({ config, log, site })
  console.error(`The site is at http://${config.host}:${running.port}, its outbox in ${config.outbox}/`)
  return running
})
