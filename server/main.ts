// npm run functions: starts only the two endpoints, for a site that another server serves.
import { parseConfig } from './config.ts'
import { runUntilEnded } from './process.ts'
import { startFunctions } from './start.ts'

await runUntilEnded((log) => startFunctions({ config: parseConfig(process.env), log }))
