// Counts phrases that were on too many pages. A motif may stay where it is best; a new use replaces an old one.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Each phrase, and how often all texts of the site may say it. */
const atMost: [phrase: RegExp, count: number][] = [
  [/\bagreed\s+(in the offer|before|for each|there)\b|\bon\s+request\b/gi, 3],
  [/\byou\s+get\b/gi, 3],
  [/\bwhere\s+sales\s+stall\b/gi, 1],
  [/\btwo\s+(plain\s+)?lines\b/gi, 3],
  [/\bwe(’|')ll\s+(tell|say)\b|\byou\s+will\s+hear\b/gi, 0],
  [/\btell\s+us\b/gi, 6],
  [/\bnobody\b/gi, 18],
  [/\b(with|has)\s+\d+\s+employees\b/gi, 0],
  [/^## .*Monday/gm, 1],
  [/\bnot\s+(switchboards|impressions)\b/gi, 0],
]

const files = execFileSync('git', ['ls-files', 'src/routes', 'src/components', 'src/articles'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => /(?<!\.test|\.gen)\.(tsx?|mdx)$/.test(file))
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Returns the files that use a phrase, with how often. */
const findUses = (phrase: RegExp) =>
  texts.flatMap(({ file, text }) => {
    const count = text.match(phrase)?.length ?? 0
    return count > 0 ? [{ file, count }] : []
  })

test.each(atMost)('%s is used at most %i times', (phrase, count) => {
  const uses = findUses(phrase)
  const total = uses.reduce((sum, use) => sum + use.count, 0)
  expect(total > count ? uses : []).toEqual([])
})
