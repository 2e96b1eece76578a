// npm run outbox: what an operator does with accepted messages, while the server runs or not.
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '#server/config.ts'
import { mailFolder, removeMailFiles } from '#server/delivery/transports/mailFiles.ts'
import { jsonLog } from '#server/log.ts'
import { openStore } from '#server/store/openStore.ts'
import { runCommand, type Output } from './command.ts'
import { switchToOwner } from './owner.ts'

async function run(): Promise<Output> {
  // It neither listens nor sends, so that it needs no mail transport.
  const { outbox, databaseUrl } = parseConfig({ MAIL_TRANSPORT: 'file', ...process.env })
  if (existsSync(outbox)) switchToOwner(outbox)
  else if (databaseUrl === undefined)
    return { text: `There is no outbox in ${outbox}/. Set OUTBOX to its folder.`, isDone: false }
  const log = jsonLog((line) => {
    process.stderr.write(line)
    if (existsSync(outbox)) appendFileSync(join(outbox, 'audit.log'), line, { mode: 0o600 })
  })
  const store = await openStore({ folder: outbox, backups: 0, databaseUrl })
  try {
    return await runCommand(
      {
        store,
        removeFiles: (ids) => removeMailFiles(mailFolder(outbox), ids),
        audit: (command, ids) => log('info', 'outbox.command', { command, ids: ids.join(' ') }),
      },
      process.argv.slice(2),
    )
  } finally {
    await store.close()
  }
}

const { text, isDone } = await run().catch((error: Error): Output => ({ text: error.message, isDone: false }))
if (isDone) console.log(text)
else console.error(text)
process.exitCode = isDone ? 0 : 1
