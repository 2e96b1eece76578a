// How long a consultation takes is a text that visitors read, and decides when its entry in a calendar ends.

/** The minutes of a consultation whose length is not configured: the form offers full hours. */
export const defaultMinutes = 60

const words: [text: RegExp, value: string][] = [
  [/\bhalf an hour\b|(?<!\band )\ba half[ -]hour\b/g, '30 minutes'],
  [/\bthree quarters of an hour\b/g, '45 minutes'],
  [/\b(a )?quarter of an hour\b/g, '15 minutes'],
  [/½/g, '.5'],
  [/\b(an?|one)\b/g, '1'],
  [/\btwo\b/g, '2'],
  [/\bthree\b/g, '3'],
  [/\bfifteen\b/g, '15'],
  [/\btwenty\b/g, '20'],
  [/\bthirty\b/g, '30'],
  [/\bforty[ -]five\b/g, '45'],
  [/\bninety\b/g, '90'],
  [/(\d)[\s-]*(?:h|hrs?|hours?)(?![a-z])\.?/g, '$1h'],
  [/(\d)[\s-]*m(?:in(?:ute)?s?)?\b/g, '$1m'],
  [/(\d)(?:h and 1 half| and 1 half hours?)\b/g, '$1.5h'],
  [/(\d)h and 1 quarter\b/g, '$1.25h'],
]

const beginning = /^((about|around|approximately|approx\.|usually|up to|at most|between|some|~)\s*)?[\d.]/
// Minutes after an hour need no unit if they have two digits. A colon as in 1:30 is not read.
const duration = /(?<![:\d])(\d*[.,]?\d+)(?:h(?:\s*(?:and\s*)?(\d+(?=m)|\d\d\b))?|(m))/g

/**
 * Parses a text that begins with a length in minutes or hours, such as `30 minutes`, `45 min.`, `an hour` or `30 to 45 minutes`.
 *
 * @returns the minutes, of the longest if it names several; undefined if it names none, or less than five or more than 480
 */
export function parseMinutes(text: string): number | undefined {
  const plain = words.reduce((known, [from, to]) => known.replace(from, to), text.toLowerCase().trim())
  if (!beginning.test(plain)) return undefined
  const minutes = [...plain.matchAll(duration)].map(
    ([, count, more = 0, unit]) => Number(count!.replace(',', '.')) * (unit === 'm' ? 1 : 60) + Number(more),
  )
  const longest = Math.max(...minutes)
  return Number.isInteger(longest) && longest >= 5 && longest <= 480 ? longest : undefined
}
