/**
 * Returns an e-mail address as it is compared: in lower case.
 *
 * @param email as typed
 */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/**
 * Returns a phone number as it is dialed, `+421900123456`.
 *
 * @param phone as typed
 * @returns digits, after a + when the number is international
 */
export function phoneKey(phone: string): string {
  // In +44 (0) 20 the zero is only for calls within the country.
  const number = phone.replace(/(?<=\+.*)\(0\)/, '').replace(/^\s*00/, '+')
  return (number.trimStart().startsWith('+') ? '+' : '') + number.replace(/\D/g, '')
}

const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox that an e-mail address reaches, for limits: without a `+tag`, and for Gmail without dots, because
 * one person could otherwise be sent any number of confirmations by spellings of one address.
 *
 * @param email as typed
 */
export function canonicalEmail(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const local = key.slice(0, at).replace(/\+.*$/, '')
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/**
 * Returns what an address that an operator typed is compared with: an e-mail address if it contains an @, otherwise a
 * phone number.
 */
export const parseAddress = (address: string): { email: string; phone?: never } | { phone: string; email?: never } =>
  address.includes('@') ? { email: emailKey(address) } : { phone: phoneKey(address) }
