import type { CompanyFacts } from '#contract/siteVariables.ts'

/** Configuration of company and backend. The siteConfig plugin reads and validates it at build. */
export type Site = CompanyFacts & {
  name: string
  /** The `tel:` URL of the phone number. */
  phoneUrl: string
  /** The backend's base URL, without a trailing slash; empty for the site's own origin. */
  backendUrl: string
  anonKey: string
  /** The URLs of the company's pages in networks. */
  profiles: string[]
  /** The facts of which the company has given none, so that the site shows a sample. */
  samples: string[]
  /** The meta tags that prove to search engines whose site it is. */
  verification: Record<string, string | undefined>
  /** The day of the build, `2027-03-05` (UTC). */
  builtOn: string
}

declare const __SITE__: Site

export const site: Site = __SITE__

/** The `tel:` URL of the company's phone number. */
export const { phoneUrl } = site

/** Returns what a company of the EU has to show (Directive 2000/31/EC, Article 5), by labels; empty if it is not configured. */
export const imprintOf = ({
  name,
  legalName,
  registrationNumber,
  register,
  vatNumber,
  address,
}: Site): [label: string, fact: string][] => [
  ['Company', legalName === name ? '' : legalName],
  ['Company registration number', registrationNumber],
  ['Register', register],
  ['VAT number', vatNumber],
  ['Address', address],
]
