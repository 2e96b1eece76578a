// npm run outbox: what an operator does with accepted messages, while the server runs or not.
import { existsSync } from 'node:fs'
import { configFrom } from '#functions/config.ts'
import { runCommand, type Said } from './command.ts'
import { openOperations } from './open.ts'

async function run(): Promise<Said> {
  const { outbox } = configFrom(process.env)
  if (!existsSync(outbox)) return { text: `There is no outbox in ${outbox}/. Set OUTBOX to its folder.`, isDone: false }
  const { operations, close } = await openOperations(outbox)
  try {
    return await runCommand(operations, process.argv.slice(2))
  } finally {
    await close()
  }
}

const { text, isDone } = await run().catch((error: Error): Said => ({ text: error.message, isDone: false }))
if (isDone) console.log(text)
else console.error(text)
process.exitCode = isDone ? 0 : 1
