import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js'

// For the build and the server alone: the tables of all countries weigh 80 kB, and a visitor's browser needs none of them.

/** Parses an international phone number as people write it, with `+` or `00`; undefined for any other text. */
export function parsePhone(text: string): PhoneNumber | undefined {
  // The digits before a number that are dialed to leave a country differ, so the library wants to know the country.
  const number = parsePhoneNumberFromString(text.replace(/^[\s(]*00/, '+'))
  return number?.isPossible() ? number : undefined
}

/** Returns a number as it is shown: in the groups that were typed if they are what is dialed, otherwise in its country's. */
export function showPhone(number: PhoneNumber, typed: string): string {
  const groups = `+${typed
    .replace(/^[\s(]*00/, '')
    .match(/\d+/g)!
    .join(' ')}`
  return groups.replaceAll(' ', '') === number.number && number.ext === undefined
    ? groups
    : number.formatInternational()
}
