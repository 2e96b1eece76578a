/** The reason that a database could not be opened, in a form that crosses threads. */
export type OpenFailure = { message: string; code?: string | undefined; errcode?: number | undefined }

// https://sqlite.org/rescode.html: the lower byte is the primary code.
const damageCodes = new Set([11, 26])
const accessCodes = new Set([8, 14])
const accessErrors = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

/** Returns the error for a damaged database, with what to do about it. */
export const damageError = (file: string, damage: string, newestBackup: string | undefined): Error =>
  new Error(
    `The database ${file} is damaged (${damage}). Stop every process that uses it, move it away together with its -wal ` +
      `and -shm files, and ` +
      (newestBackup ? `copy the newest backup ${newestBackup} to its place.` : 'start again: there is no backup.'),
  )

/** Returns the error for a database that could not be opened, with what to do about it. */
export function openError(file: string, failure: OpenFailure, newestBackup: string | undefined): Error {
  const { message, code, errcode } = failure
  const primary = errcode === undefined ? undefined : errcode & 0xff
  if (primary !== undefined && damageCodes.has(primary)) return damageError(file, message, newestBackup)
  if ((code && accessErrors.has(code)) || (primary !== undefined && accessCodes.has(primary)))
    return new Error(`The database ${file} cannot be written (${message}). Let this user write its folder.`)
  return new Error(`The database ${file} cannot be opened: ${message}`)
}
