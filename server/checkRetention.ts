import type { Config } from './config.ts'

/**
 * Checks that the pages tell visitors how long this server stores their data (D30). The pages take it from the build.
 *
 * @param html a page with a form
 * @throws Error that names the variables to set
 */
export function checkRetention(
  html: string,
  config: Pick<Config, 'retentionDays' | 'backupsKept' | 'databaseUrl'>,
): void {
  const [, days, backups] = /data-retention="(\d+) (\d+)"/.exec(html) ?? []
  // The backups of PostgreSQL are not the server's: the build alone knows how long they are kept.
  const kept = config.databaseUrl === undefined ? config.backupsKept : Number(backups)
  if (days === undefined || (Number(days) === config.retentionDays && Number(backups) === kept)) return
  throw new Error(
    `The pages say that data is stored for ${days} days and in backups for ${backups}, but this server stores it for ` +
      `${config.retentionDays} and ${kept}. Set RETENTION_DAYS and BACKUPS_KEPT to the same values at the build and here.`,
  )
}
