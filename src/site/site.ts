/** Configuration of company and backend. The siteConfig plugin reads and validates it at build. */
export type Site = {
  name: string
  /** The public URL, without a trailing slash. */
  url: string
  phone: string
  email: string
  ceoEmail: string
  registrationNumber: string
  /** The postal address in one line; empty if not configured. */
  address: string
  /** When the phone is answered, with the time zone; empty if not configured. So are the following texts. */
  openingHours: string
  legalForm: string
  /** The register and the entry in it. */
  register: string
  vatNumber: string
  /** The free consultation: how long it takes, who is on it, its languages, and what a visitor has afterward. */
  call: { length: string; with: string; languages: string; result: string }
  /** Messages: who answers them, within which time, and in which languages. */
  answers: { by: string; within: string; languages: string }
  /** The data of a form: who else gets it, how long mails about it are kept, and the authority for complaints. */
  data: { recipients: string; mailsKept: string; authority: string }
  /** The backend's base URL, without a trailing slash; empty for the site's own origin. */
  backendUrl: string
  anonKey: string
  /** The day of the build, `2027-03-05` (UTC). */
  builtOn: string
}

/** What the claims on the home page rest on. A basis that is not configured is empty. */
export type Evidence = {
  bases: Record<'experience' | 'partner' | 'gdpr' | 'roi' | 'clients' | 'countries' | 'brand', string>
  /** Companies that recommend us, each with the month of its letter. */
  references: string[]
}

declare const __SITE__: Site

export const site: Site = __SITE__

/** The `tel:` URL of the company's phone number. */
export const phoneUrl = `tel:${site.phone.replaceAll(' ', '')}`
