import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/**
 * What a browser compares a file with before it uses it.
 *
 * @param folder the built site
 * @param href the file's address below the site's root
 * @returns subresource integrity, `sha256-…`
 */
export async function integrityOf(folder: string, href: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(folder + href))
    .digest('base64')}`
}
