import type { SmtpServer } from './transports/smtp.ts'

const isHere = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/**
 * Parses `smtp://user:password@host:587` or `smtps://user:password@host`. STARTTLS is required, unless the server is on
 * this machine or the URL ends with `?starttls=optional`.
 *
 * @returns undefined if the text is not such a URL
 */
export function smtpServer(text: string): SmtpServer | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return undefined
  const secure = url.protocol === 'smtps:'
  const isOptional = isHere(url.hostname) || url.searchParams.get('starttls') === 'optional'
  try {
    const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port || (secure ? 465 : 587)),
      secure,
      requireTLS: !secure && !isOptional,
      ...(auth.user !== '' && { auth }),
    }
  } catch {
    // A percent sign without a valid escape.
    return undefined
  }
}
