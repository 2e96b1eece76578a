import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/**
 * Returns the subresource integrity of a file, `sha256-…`.
 *
 * @param folder the built site
 * @param href path of the file, relative to the site's root
 */
export async function computeIntegrity(folder: string, href: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(folder + href))
    .digest('base64')}`
}
