import type { ReactNode } from 'react'

/** Ends what is said with a period, unless it ends with a sign of its own, as “s.r.o.” does. */
export const sentence = (text: string): string => (/[.!?…]["”’]?$/.test(text) ? text : `${text}.`)

// A web address is one with https://: without it, a name such as “s.r.o.” and “Co.KG” would have to be told from it.
const address = /https?:\/\/[^\s<>"“”]+|(?<![\w./-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Splits a fact into its texts and the addresses in it, which have a URL. A sign after an address ends the sentence. */
export function splitAddresses(fact: string): { text: string; url?: string }[] {
  const parts: { text: string; url?: string }[] = []
  let end = 0
  for (const { 0: found, index } of fact.matchAll(address)) {
    const text = found.replace(/[.,;:!?)]+$/, '')
    if (index > end) parts.push({ text: fact.slice(end, index) })
    parts.push({ text, url: /^https?:/.test(text) ? text : `mailto:${text}` })
    end = index + text.length
  }
  if (end < fact.length) parts.push({ text: fact.slice(end) })
  return parts
}

/**
 * Renders an email address, which breaks before its `@` where it is longer than a line. It does not break after a hyphen, which
 * at the end of a line reads as the hyphen of a divided word.
 */
export const breakAddress = (email: string): ReactNode => {
  const [name, domain] = email.split(/(?=@[^@]*$)/)
  return (
    <>
      {keepHyphens(name!)}
      <wbr />
      {keepHyphens(domain ?? '')}
    </>
  )
}

// A hyphen and its neighbors at every second place.
const keepHyphens = (text: string): ReactNode[] =>
  text.split(/(.-+.)/).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- The parts of one text keep their places.
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** Renders a fact of the company. Addresses in it are links, and a number in groups, such as “811 01”, stays on a line. */
export const FactText = ({ children }: { children: string }) =>
  splitAddresses(children.replaceAll(/(?<=\d) (?=\d)/g, '\u00a0')).map(({ text, url }) =>
    url === undefined ? (
      text
    ) : (
      <a key={url} href={url}>
        {url.startsWith('mailto:') ? breakAddress(text) : text}
      </a>
    ),
  )
