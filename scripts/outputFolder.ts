// The folder that a build writes: the digest of its sources, its compressed copies, and how it takes the place of the last one.
import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** What a build is made from. Tests are not, and routes and icons of texts are written by the build itself. */
const sources = [
  '{src,contract,machines,public,scripts}/**/*.*',
  '{index.html,vite.config.ts,package-lock.json}',
  '.env*',
]
const others = ['**/*.test.{ts,tsx}', '**/*.gen.*', 'src/routes/{blog,services}/*']

/** Returns a digest of everything that a build is made from; variables of the environment are not part of it. */
export function hashSources(): string {
  const files = globSync(sources, { exclude: others }).toSorted()
  return hash('sha256', files.map((file) => `${file}\n${hash('sha256', readFileSync(file))}`).join('\n'))
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const isText = /\.(html|js|css|csv|svg|json|xml|txt|webmanifest)$/

/**
 * The most that a page should weigh before its first paint (`document`), and its script (`page`, or `form` if it has
 * one): in kB of 1,000 bytes, with brotli. They are a tenth above what the site has with every fact of the company, the
 * chat, the lead source and twelve more articles. A page that exceeds one is looked at, and the limit is raised if the
 * page is right.
 */
export const sizeLimits = { document: 29, page: 113, form: 133 }

/** Writes a brotli and a gzip copy beside every text file of a folder. */
export async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const file of names.filter((name) => isText.test(name)).map((name) => `${folder}/${name}`)) {
    const content = await readFile(file)
    // Without options, the best quality of brotli.
    await writeFile(`${file}.br`, await brotli(content))
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
  }
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
