import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

const create = () => mkdtempDisposable(join(tmpdir(), 'b2b-services-'))

/** The path of an empty folder for the test that runs, or is prepared; it is gone when the test has finished. */
export async function temporaryFolder(): Promise<string> {
  const folder = await create()
  onTestFinished(() => folder.remove())
  return folder.path
}

/** The path of an empty folder for all tests of a file, which calls this outside of them; gone after the last. */
export async function folderOfFile(): Promise<string> {
  const folder = await create()
  afterAll(() => folder.remove())
  return folder.path
}
