const longest = 220

/** Returns a message whole, or its first sentences or words in at most 220 characters with an ellipsis. */
export function quote(message: string): string {
  const characters = splitCharacters(message)
  if (characters.length <= longest) return message
  const [start] =
    // What follows a sentence or a word tells where it ends.
    /^.{59,}[.!?](?=\s)|^.{99,}(?=\s)/su.exec(characters.slice(0, longest + 1).join('')) ?? [
      characters.slice(0, longest).join(''),
    ]
  return `${start}\u00a0…`
}

/**
 * Splits a text into what a reader takes for one character: a family of four is seven code points, and its first four would be
 * a couple. Firefox before 125 has no segmenter and splits into code points.
 */
function splitCharacters(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}
