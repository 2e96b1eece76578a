import { jsonLog, type Log } from './log.ts'
import { gatherLines } from './output.ts'

/** A running service that can be stopped. */
export type Running = { stop: () => Promise<void> }

/**
 * Runs a service as this process. Writes its log to standard output, stops it on SIGTERM and SIGINT, and prints the
 * message of an error at the start.
 */
export async function runUntilEnded(start: (log: Log) => Promise<Running>): Promise<void> {
  const output = gatherLines((lines) => process.stdout.write(lines))
  process.once('exit', () => output.flush())
  const log = jsonLog((line) => output.add(line))
  const running = await start(log).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log('error', 'server.notStopped', { reason: error instanceof Error ? error.name : 'unknown' })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}
