import type { Finding } from './score.ts'

/*
 * Phrases of mass offers. The company sells optimization, lists and articles itself, so a phrase must be one that only a
 * seller writes, never one of a customer ("our website", "we want to rank"). `[^.?!]` stays in one sentence. `\b` works
 * with ASCII letters only, so patterns for other alphabets do not use it.
 */
const kinds: Record<string, RegExp[]> = {
  'an offer of search engine optimization': [
    /\b(?:rank|boost|optimi[sz]e)\b[^.?!]{0,30}\byour (?:web ?site|site|google business)/,
    /\b(?:improve|increase) your (?:web ?site|site|domain|google)\b/,
    /\bget your (?:web ?site|site) (?:on|to|cited)\b/,
    /\byour (?:web ?site|site|brand)\b[^.?!]{0,40}\b(?:not ranking|invisible|for its seo)\b/,
    /\byour (?:web ?site|site) does not appear in (?:the )?google\b/,
    /\b(?:we are|we're|i am|i'm) (?:an? |the )?(?:leading |professional )?seo (?:company|agency|expert|specialist)\b/,
    /\b(?:i|we) (?:can |will )?send (?:you )?a free (?:web ?site|seo|site)\b/,
    /\btargeted (?:organic |web )?traffic\b/,
    /\btraffic to your\b/,
    /\bcompetitors outrank you\b/,
    /\bon-page seo\b/,
    /ihre (?:web ?site|homepage|seite)[^.?!]{0,30}(?:auffindbar|platz 1)/,
    /kostenlose seo/,
  ],
  'an offer of links or articles': [
    /\b(?:accept|contribute|publish)\b[^.?!]{0,20}\b(?:guest|sponsored) (?:post|article)/,
    /\b(?:do you|we) sell links\b/,
    /\brates for sponsored\b/,
    /\bsites for guest posting\b/,
    /\blink insertion/,
    /\bdo-?follow\b/,
    /\b(?:quality|cheap|buy|sell|pbn) backlinks?\b|\bpbn\b/,
    /\b(?:da|dr) ?\d\d ?(?:\+|to \d)|\bdomain authority to\b/,
    /\barticle for your (?:blog|web ?site|site)\b/,
  ],
  'an offer of mailings or lists': [
    /\battendees? list\b/,
    /\b(?:be|are you) interested in (?:acquiring|purchasing|buying|a )[^.?!]{0,25}\blists?\b/,
    /\b(?:we have|it holds) [^.?!]{0,15}\bverified (?:contacts|e-?mail)/,
    /\bwe sell [^.?!]{0,15}\be-?mail lists\b/,
    /\bcontact forms\b|\bfeedback forms\b/,
    /\bmessage was sent through your contact form\b/,
    /\breach millions\b|\bmillion (?:web ?)?sites\b|\bto \d[\d,.]+ (?:web ?)?site/,
    /рассылк/,
    /форм[ыа]? обратной связи/,
    /\bbuy\b[^.?!]{0,25}\b(?:followers|likes|reviews)\b/,
    /\b(?:instagram|tiktok|facebook) (?:followers|likes)\b/,
  ],
  'an offer of web design or staff': [
    /\bwe are an? (?:leading )?(?:web|mobile|software|app)[^.?!]{0,20}\b(?:company|agency)\b/,
    /\bwe redesign your (?:web ?site|site)\b/,
    /\bhire (?:our |dedicated )*developers\b/,
    /\bwe (?:make|create|produce) [^.?!]{0,25}\bvideos\b/,
    /\bwikipedia page for your\b/,
    /\bdo you need a virtual assistant\b/,
  ],
  'cryptocurrency or trading': [
    /\bbitcoins?\b/,
    /\bcrypto/,
    /\b(?:btc|usdt)\b/,
    /\byour wallet\b/,
    /\bforex\b/,
    /\btrading (?:bot|signals)\b/,
    /\bpassive income\b/,
    /\bfrom home with\b/,
    /\b(?:earn|make) \$?[\d,.]+[^.?!]{0,10} (?:a day|a week|a month|daily|weekly)\b/,
    /\bdouble your investment\b/,
    /заработок/,
  ],
  'a loan or an investment': [
    /\b(?:do you need|we (?:give|offer|provide))\b[^.?!]{0,20}\bloans?\b/,
    /\d ?% interest\b/,
    /\bwithout collateral\b/,
    /\bpre-?approved for\b/,
    /\bworking capital\b/,
    /\bno credit check\b/,
    /\bbad credit\b/,
    /\bline of credit\b/,
    /\bapproval in minutes\b/,
    /\bproject financing\b|\bfund projects\b/,
    /\bdebt or equity\b/,
    /prêts? entre particuliers/,
    /demande de prêt/,
    /szybka pożyczka/,
    /bez bik/,
    /займ/,
  ],
  'an inheritance or a prize': [
    /\bnext of kin\b/,
    /\binheritance\b/,
    /\bbeneficiary\b/,
    /\bmillion (?:us )?dollars\b/,
    /\bdear beloved\b/,
    /\bdonate the sum\b/,
    /\blottery\b/,
    /\bclaim (?:your|the) prize\b/,
  ],
  'a threat': [
    /\byour trademark\b[^.?!]{0,40}\bregistered by\b/,
    /\bhacked your\b/,
    /\bfinal notice\b[^.?!]{0,20}\bdomain\b/,
    /\byour domain\b[^?!]{0,40}\bexpires\b/,
  ],
  'gambling, medicines, dating or fakes': [
    /\bcasinos?\b/,
    /казино/,
    /\bfree spins\b/,
    /\bno deposit bonus\b/,
    /\bsports betting\b/,
    /ставки на спорт/,
    /\bviagra\b/,
    /\bcialis\b/,
    /\bwithout (?:a )?prescription\b/,
    /\bsexy\b/,
    /\bhookup\b/,
    /\bserious relationship\b/,
    /\breplica (?:watches|handbags)\b/,
  ],
}

const advertising = [
  /\bunsubscribe\b/,
  /\bclick here\b/,
  /\b(?:claim|get) your free\b/,
  /\blimited time\b/,
  /\d ?% off\b/,
  /\bmoney back\b/,
  /\bguaranteed\b/,
  /\bno obligation\b/,
  /\b(?:price|cost|package|plan)s? (?:start at|from) \$/,
  /\b(?:just|only|for) \$\d/,
  /\$\d+ per (?:hour|month)\b/,
  /\breply (?:with )?yes\b/,
  /\bkindly\b/,
  /\b(?:may|can|shall) i (?:send|share)\b/,
  /\bare you interested\b|\bwould you be interested\b/,
  /\blike to see samples\b|\bfree sample\b/,
  /\b(?:book|order|register|apply) now\b/,
  /\bincrease your (?:sales|conversions|revenue)\b/,
]

// Most texts contain no phrase. One pattern with a single `\b` finds that out in a tenth of the time.
const sources = [...Object.values(kinds), advertising].flat().map(({ source }) => source)
const join = (parts: string[]) => parts.join('|')
const anyWord = new RegExp(`\\b(?:${join(sources.filter(isWord).map((source) => source.slice(2)))})`)
const anyOther = new RegExp(join(sources.filter((source) => !isWord(source))))

function isWord(source: string): boolean {
  return source.startsWith(String.raw`\b`)
}

const firstPhrase = 3
const furtherPhrase = 2
const maxAdvertising = 3

/** Returns the signs of spam in the phrases of a text. One phrase is never enough for the quarantine; two of a kind are. */
export function scorePhrases(text: string): Finding[] {
  const plain = text.toLowerCase().replace(/\s+/g, ' ')
  if (!anyWord.test(plain) && !anyOther.test(plain)) return []
  const count = (patterns: RegExp[]) => patterns.filter((pattern) => pattern.test(plain)).length
  const found = Object.entries(kinds).flatMap(([reason, patterns]) => {
    const phrases = count(patterns)
    return phrases > 0 ? [{ reason, points: firstPhrase + (phrases - 1) * furtherPhrase }] : []
  })
  const points = Math.min(count(advertising), maxAdvertising)
  return points > 0 ? [...found, { reason: 'advertising', points }] : found
}
