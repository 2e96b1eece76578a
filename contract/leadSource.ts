import type { RequestHeader } from './endpoints.ts'

/**
 * The header beside a payload that says where the message came from, as a URL query: always the page of the form, and the rest if
 * VITE_LEAD_SOURCE is `yes`.
 */
export const sourceHeader = 'x-lead-source' satisfies RequestHeader

/** The parameters that name a campaign. */
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/**
 * The path of the page that held the form, the path of the first page that is known, the host of the page that led there, the
 * network whose advertisement or post was clicked, and the campaign.
 */
const names = ['page', 'landing', 'referrer', 'click', ...campaign]

/** The networks by the parameter that they add to a link. Its value is left out, because it identifies one click of a person. */
const clickIds = {
  gclid: 'google-ads',
  gbraid: 'google-ads',
  wbraid: 'google-ads',
  msclkid: 'microsoft-ads',
  li_fat_id: 'linkedin-ads',
  fbclid: 'facebook',
  twclid: 'x-ads',
  ttclid: 'tiktok-ads',
  // Stays where a browser takes the id of a click away.
  gad_campaignid: 'google-ads',
}

/** A header of longer values would be refused by some proxies. */
const maxLength = 100

/** Returns the known facts of a source in their order: `landing=%2Fcontact&utm_source=newsletter`; empty if there are none. */
export function cleanSource(query: string | Record<string, string>): string {
  const parameters = new URLSearchParams(query)
  const known = names.flatMap((name) => {
    // An operator's terminal would obey control characters, and PostgreSQL refuses NUL.
    const value = (parameters.get(name) ?? '').replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
    // Whole code points: a half would arrive as a question mark.
    const short = Array.from(value).slice(0, maxLength).join('')
    return short ? [[name, short]] : []
  })
  return new URLSearchParams(known).toString()
}

/** What the browser knows of how a document was opened. */
export type Visit = {
  /** The URL of the document as it was opened. */
  opened: string
  /** The type of the navigation; undefined if the browser does not tell. */
  type?: string | undefined
  /** The URL of the page that led there; empty if the browser does not tell. */
  referrer: string
}

/**
 * Returns where a message came from, as far as it is known (D97).
 *
 * @param page the path of the page that holds the form
 * @param visit left out unless the company asks for it
 */
export const describeSource = (page: string, visit?: Visit): string =>
  cleanSource({ ...(visit && describeVisit(visit)), page: ownPath(page) })

function describeVisit({ opened: url, type, referrer }: Visit): Record<string, string> {
  const opened = new URL(url)
  const from = referrer ? new URL(referrer) : undefined
  // A page of our own that was opened in another tab, or left before its script had arrived: its whole address is known.
  const own = from?.host === opened.host ? from : undefined
  const parameters = [...(own ?? opened).searchParams].map(([name, value]) => [name.toLowerCase(), value] as const)
  // The first of a name wins, as a link's own stands before what was added to it.
  const given = Object.fromEntries(parameters.toReversed())
  const [, click = ''] = Object.entries(clickIds).find(([name]) => given[name]) ?? []
  return {
    ...Object.fromEntries(campaign.map((name) => [name, given[name] ?? ''])),
    // Google Ads adds the number of the campaign, the same for everybody, to links without UTM parameters.
    utm_campaign: given['utm_campaign'] || given['gad_campaignid'] || '',
    click,
    // After a reload, or Back from another site, nobody knows which page had been opened before this one.
    landing: type === 'navigate' ? ownPath((own ?? opened).pathname) : '',
    referrer: own ? '' : (from?.host ?? ''),
  }
}

/** Returns the path of a page also for the answer to its form. */
const ownPath = (path: string) => path.replace(/^\/forms(?=\/)/, '')
