import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const isText = /\.(html|js|css|csv|svg|json|xml|txt|webmanifest)$/

/**
 * Writes a brotli and a gzip copy beside every text file of a folder.
 *
 * @returns number of files, total bytes, and total bytes with brotli
 */
export async function compressAll(folder: string): Promise<{ files: number; bytes: number; brotli: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`)
  const sum = { files: files.length, bytes: 0, brotli: 0 }
  for (const file of files) {
    const content = await readFile(file)
    sum.bytes += content.length
    if (!isText.test(file)) {
      sum.brotli += content.length
      continue
    }
    const compressed = await brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    })
    sum.brotli += compressed.length
    await writeFile(`${file}.br`, compressed)
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
  }
  return sum
}

/**
 * Replaces a folder by renaming, so readers never see a partly written one.
 *
 * @param next the finished folder, on the same file system
 * @param folder the folder to replace; may be missing
 */
export async function replaceFolder(next: string, folder: string): Promise<void> {
  const previous = `${folder}.previous`
  await rm(previous, { recursive: true, force: true })
  await rename(folder, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(next, folder)
  await rm(previous, { recursive: true, force: true })
}
