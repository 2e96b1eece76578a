import { hash } from 'node:crypto'
import { extname } from 'node:path'

/** Headers as `writeHead` takes them: name, value, name, value. */
export type HeaderList = string[]

/** One representation of a file. */
export type Representation = { headers: HeaderList; body: Buffer }

/** A file of the site. Its headers are computed once, so that a request needs only a look-up and a write. */
export type StaticFile = {
  /** The opaque part of its ETag, in quotes. */
  etag: string
  notModified: HeaderList
  identity: Representation
  br?: Representation
  gzip?: Representation
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
}

/**
 * Prepares a file for sending.
 *
 * @param name its name, whose extension says the content type
 * @param copies its content and the compressed copies that exist
 * @param headers what it is sent with beside its own headers
 */
export function staticFile(
  name: string,
  copies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined },
  headers: Record<string, string>,
): StaticFile {
  const { identity, br, gzip } = copies
  const etag = `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`
  // Weak, because compressed copies have the same ETag.
  const common = { ...headers, ...((br ?? gzip) && { Vary: 'Accept-Encoding' }), ETag: `W/${etag}` }
  const type = contentTypes[extname(name)] ?? 'application/octet-stream'
  const representation = (body: Buffer, encoding?: string): Representation => ({
    headers: headerList({
      ...common,
      'Content-Type': type,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    }),
    body,
  })
  return {
    etag,
    notModified: headerList(common),
    identity: representation(identity),
    ...(br && { br: representation(br, 'br') }),
    ...(gzip && { gzip: representation(gzip, 'gzip') }),
  }
}

/** Returns headers in the form that `writeHead` takes without converting it. */
export const headerList = (headers: Record<string, string>): HeaderList => Object.entries(headers).flat()
