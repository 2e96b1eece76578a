/** Returns an email address as it is compared: in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

// E.164 allows at most 15 digits; numbers with fewer than 7 belong to no subscriber.
export const canBeDialed = (dialed: string): boolean => /^\+?\d{7,15}$/.test(dialed)

/** Returns a typed phone number as it is dialed: digits, after a + when it is international, as in `+421900123456`. */
export function dialedNumber(phone: string): string {
  // In +44 (0) 20 the zero is only for calls within the country.
  const number = phone.replace(/(?<=\+.*)\(0\)/, '').replace(/^\s*00/, '+')
  return (number.trimStart().startsWith('+') ? '+' : '') + number.replace(/\D/g, '')
}
