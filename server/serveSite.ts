// Serves the built site in dist/ (SITE_DIR) with its endpoints on port 4173 (PORT). `npm start` builds it first if it
// is missing.
import { checkRetention } from './checkRetention.ts'
import { parseConfig } from './config.ts'
import { readEnvFiles } from './envFiles.ts'
import { pagesFromSnapshot } from './http/form/pageSource.ts'
import { readSnapshot } from './http/snapshot.ts'
import { serveSnapshot } from './http/static.ts'
import { runUntilEnded } from './process.ts'
import { startFunctions } from './start.ts'

await runUntilEnded(async (log) => {
  const config = parseConfig({ ...(await readEnvFiles()), ...process.env })
  const snapshot = await readSnapshot(process.env['SITE_DIR'] ?? 'dist')
  checkRetention(snapshot.files.get('/contact')?.identity.body.toString() ?? '', config)
  const running = await startFunctions({
    config,
    log,
    site: serveSnapshot(snapshot),
    pages: pagesFromSnapshot(snapshot),
  })
  console.error(`The site is at http://${config.host}:${running.port}, its outbox in ${config.outbox}/`)
  return running
})
