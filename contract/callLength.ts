// How long a consultation takes is a text that visitors read, and decides when its entry in a calendar ends.

/** The minutes of a consultation whose length is not configured: the form offers full hours. */
export const defaultMinutes = 60

const words: [text: RegExp, value: string][] = [
  [/\b(an?|one) hour and a half\b|\bone and a half hours\b/g, '90 minutes'],
  [/\bhalf an hour\b|\ba half[ -]hour\b/g, '30 minutes'],
  [/\bthree quarters of an hour\b/g, '45 minutes'],
  [/\b(a )?quarter of an hour\b/g, '15 minutes'],
  [/½/g, '.5'],
  [/\b(an?|one)\b/g, '1'],
  [/\btwo\b/g, '2'],
  [/\bthree\b/g, '3'],
  // As in 1h30 and 1h15m, in which no word ends.
  [/(\d)h(\d{1,2})(?:m(?:in(?:ute)?s?)?)?\b/g, '$1 h $2 min'],
]

const before = /^(about|around|approximately|approx\.|usually|up to|at most|between|some|~)\s*/
const duration =
  /(\d*(?:[.,]\d+)?)[\s-]*(?:h|hrs?|hours?)\b\.?(?:\s*(?:and\s*)?(\d+)[\s-]*m(?:in(?:ute)?s?)?\b)?|(\d+)[\s-]*m(?:in(?:ute)?s?)?\b/g

/**
 * Parses a text that begins with a length in minutes or hours, such as `30 minutes`, `45 min.`, `an hour` or `30 to 45 minutes`.
 *
 * @returns the minutes, of the longest if it names several; undefined if it names none, or less than five or more than 480
 */
export function parseMinutes(text: string): number | undefined {
  const plain = words.reduce((known, [from, to]) => known.replace(from, to), text.toLowerCase().trim())
  if (!/^[\d.]/.test(plain.replace(before, ''))) return undefined
  const minutes = [...plain.matchAll(duration)].map(([, hours, more = 0, alone]) =>
    alone === undefined ? Number(hours!.replace(',', '.')) * 60 + Number(more) : Number(alone),
  )
  const longest = Math.max(...minutes)
  return Number.isInteger(longest) && longest >= 5 && longest <= 480 ? longest : undefined
}
