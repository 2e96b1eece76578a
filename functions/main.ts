// npm run functions: the two functions alone, for a site that another server shows.
import { configFrom } from './config.ts'
import { runUntilEnded } from './process.ts'
import { startFunctions } from './start.ts'

await runUntilEnded((log) => startFunctions({ config: configFrom(process.env), log }))
