import * as v from 'valibot'
import { loadEnv, type Plugin } from 'vite'
import { Variables as ServerVariables } from '#server/config.ts'
import type { Evidence, Site } from '#src/site/site.ts'

const url = (help: string) => v.pipe(v.string(), v.url(help), v.regex(/^https?:\/\//, help))
const phone = v.pipe(v.string(), v.regex(/^\+[\d ]{7,20}$/, 'use the international form, as in +421 000 000 000'))
const email = v.pipe(v.string(), v.rfcEmail('use an address like info@company.com'))

// The time zone in parentheses: a buyer abroad has to know whose morning it is.
const openingHours = v.regex(
  /^\p{L}.*\d\d:\d\d ?[–-] ?\d\d:\d\d.*\([^()]+\)$/u,
  'give days, hours, and the time zone, as in Monday–Friday, 08:00–16:30 (Central European Time)',
)

// A fact in one line, shown as it is; not shown if it is missing.
const fact = (min: number, help: string, needs = /^/) => {
  const text = v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[^\p{Cc}]*$/u, help),
    v.regex(needs, help),
    v.minLength(min, help),
    v.maxLength(200, help),
  )
  return v.optional(v.union([v.literal(''), text]), '')
}

const basis = fact(20, 'give method, number, and years, as in customers invoiced from 2011 to 2026', /\d{4}/)
const letter =
  /^[^:;]{3,}: letter of (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/

const server = ServerVariables.entries
// Pages say how long the server stores what was sent.
const retention = { RETENTION_DAYS: server.RETENTION_DAYS, BACKUPS_KEPT: server.BACKUPS_KEPT }

/** Reads the variables of the site from the environment and from the `.env` files of a mode. */
export const loadSiteVariables = (mode: string) => loadEnv(mode, process.cwd(), ['VITE_', ...Object.keys(retention)])

// The defaults reach nobody: a guess could be somebody's.
const Variables = v.object({
  ...retention,
  VITE_SITE_URL: v.optional(
    url('use the public address, as in https://www.company.com'),
    'https://b2b-services.example',
  ),
  VITE_COMPANY_PHONE: v.optional(phone, '+421 000 000 000'),
  VITE_COMPANY_EMAIL: v.optional(email, 'info@b2b-services.example'),
  VITE_CEO_EMAIL: v.optional(email, 'ceo@b2b-services.example'),
  VITE_REGISTRATION_NUMBER: v.optional(server.VITE_REGISTRATION_NUMBER.wrapped, '00 000 000'),
  VITE_COMPANY_ADDRESS: v.optional(v.union([v.literal(''), server.VITE_COMPANY_ADDRESS.wrapped]), ''),
  VITE_OPENING_HOURS: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.trim(), openingHours)]), ''),
  VITE_LEGAL_FORM: fact(2, 'give the legal form, as in s.r.o., or leave it out'),
  VITE_REGISTER: fact(
    10,
    'name the register and the entry, as in Commercial Register of the City Court Bratislava III, Sro, 1234/B',
  ),
  VITE_VAT_NUMBER: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^[A-Z]{2}[\dA-Z]{2,13}$/, 'use country code and number, as in SK2020000000'),
      ),
    ]),
    '',
  ),
  VITE_CALL_LENGTH: fact(6, 'say how long a consultation takes, as in 30 minutes'),
  VITE_CALL_WITH: fact(3, 'say who is on the call, as in our head of sales and an engineer'),
  VITE_CALL_LANGUAGES: fact(5, 'name the languages, as in English, Slovak, or German'),
  VITE_CALL_RESULT: fact(5, 'say what a visitor has after the call, as in a written note of what was said'),
  VITE_LANGUAGES: fact(5, 'name the languages of your answers, as in English, Slovak, or German'),
  VITE_REPLY_TIME: fact(5, 'say within which time a message is answered, as in one working day'),
  VITE_ANSWERED_BY: fact(3, 'say who answers a message, as in our head of sales'),
  VITE_BASIS_EXPERIENCE: basis,
  VITE_BASIS_BRAND_PARTNER: basis,
  VITE_BASIS_GDPR: basis,
  VITE_BASIS_ROI: basis,
  VITE_BASIS_CLIENTS: basis,
  VITE_BASIS_COUNTRIES: basis,
  VITE_BASIS_MAJOR_BRAND: basis,
  VITE_REFERENCES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) =>
        list
          .split(';')
          .map((reference) => reference.trim())
          .filter(Boolean),
      ),
      v.array(v.pipe(v.string(), v.regex(letter, 'write each as in Pump Works, Ulm: letter of March 2026'))),
    ),
    '',
  ),
  VITE_DATA_RECIPIENTS: fact(3, 'name who else gets the data of a form, as in Mail Ltd. (email) and Text Ltd. (SMS)'),
  VITE_MAIL_RETENTION: fact(5, 'say how long mails about a form are kept, as in two years after the last answer'),
  VITE_DATA_AUTHORITY: fact(5, 'name the data protection authority and its website'),
  VITE_BACKEND_URL: v.optional(
    v.union([v.literal(''), url('use the address of the hosted backend, or leave it out')]),
    '',
  ),
  VITE_BACKEND_ANON_KEY: server.VITE_BACKEND_ANON_KEY,
  VITE_NATIVE_FORMS: v.optional(v.picklist(['', 'yes', 'no'], 'use yes or no'), ''),
  VITE_LEAD_SOURCE: v.optional(v.picklist(['', 'yes', 'no'], 'use yes or no'), ''),
  VITE_CHAT_WIDGET_URL: v.optional(
    v.literal('', 'set VITE_CHAT_PAGE_URL instead, to the chat page that your provider hosts'),
    '',
  ),
  VITE_CHAT_PAGE_URL: v.optional(v.union([v.literal(''), url('use the address of the provider’s chat page')]), ''),
  VITE_CHAT_PROVIDER: v.optional(v.pipe(v.string(), v.trim()), ''),
  VITE_CHAT_PRIVACY_URL: v.optional(
    v.union([v.literal(''), url('use the address of the provider’s privacy notice')]),
    '',
  ),
})

/** The chat provider: the URL of its chat page, its name, and the URL of its privacy notice, which may be empty. */
type Chat = { url: string; provider: string; privacyUrl: string }

/** What only parts of the site read, as constants of their own: the build removes code that they rule out. */
type ForParts = {
  chat: Chat | null
  evidence: Evidence
  /** Whether the site's own origin receives forms without JavaScript. */
  hasNativeForms: boolean
  /** Whether a message is sent with where the visit came from. */
  sendsLeadSource: boolean
  /** How long the server stores what was sent. */
  retention: { days: number; backupDays: number }
}

/**
 * Parses the site's configuration.
 *
 * @param env variables by name; defaults for missing ones reach nobody
 * @param builtAt time of the build, which sets the year in the footer
 * @throws Error that names every invalid variable and its expected format
 */
export function parseSiteConfig(env: Record<string, string | undefined>, builtAt: Date): Site & ForParts {
  const { issues, output } = v.safeParse(Variables, env)
  if (issues) {
    const lines = issues.map((issue) => `  ${v.getDotPath(issue)}="${String(issue.input)}": ${issue.message}`)
    throw new Error(
      `The site's configuration is wrong:\n${lines.join('\n')}\nSet it in the environment or in .env.local.`,
    )
  }
  return {
    name: 'B2B Services',
    url: output.VITE_SITE_URL.replace(/\/+$/, ''),
    phone: output.VITE_COMPANY_PHONE,
    email: output.VITE_COMPANY_EMAIL,
    ceoEmail: output.VITE_CEO_EMAIL,
    registrationNumber: output.VITE_REGISTRATION_NUMBER,
    address: output.VITE_COMPANY_ADDRESS,
    openingHours: output.VITE_OPENING_HOURS,
    legalForm: output.VITE_LEGAL_FORM,
    register: output.VITE_REGISTER,
    vatNumber: output.VITE_VAT_NUMBER,
    call: {
      length: output.VITE_CALL_LENGTH,
      with: output.VITE_CALL_WITH,
      languages: output.VITE_CALL_LANGUAGES,
      result: output.VITE_CALL_RESULT,
    },
    answers: { by: output.VITE_ANSWERED_BY, within: output.VITE_REPLY_TIME, languages: output.VITE_LANGUAGES },
    data: {
      recipients: output.VITE_DATA_RECIPIENTS,
      mailsKept: output.VITE_MAIL_RETENTION,
      authority: output.VITE_DATA_AUTHORITY,
    },
    backendUrl: output.VITE_BACKEND_URL.replace(/\/+$/, ''),
    anonKey: output.VITE_BACKEND_ANON_KEY,
    hasNativeForms: (output.VITE_NATIVE_FORMS || (output.VITE_BACKEND_URL === '' ? 'yes' : 'no')) === 'yes',
    sendsLeadSource: output.VITE_LEAD_SOURCE === 'yes',
    retention: { days: output.RETENTION_DAYS, backupDays: output.BACKUPS_KEPT },
    chat: createChat(output),
    evidence: {
      bases: {
        experience: output.VITE_BASIS_EXPERIENCE,
        partner: output.VITE_BASIS_BRAND_PARTNER,
        gdpr: output.VITE_BASIS_GDPR,
        roi: output.VITE_BASIS_ROI,
        clients: output.VITE_BASIS_CLIENTS,
        countries: output.VITE_BASIS_COUNTRIES,
        brand: output.VITE_BASIS_MAJOR_BRAND,
      },
      references: output.VITE_REFERENCES,
    },
    builtOn: builtAt.toISOString().slice(0, 10),
  }
}

function createChat(variables: v.InferOutput<typeof Variables>): Chat | null {
  if (variables.VITE_CHAT_PAGE_URL === '') return null
  const { href, host } = new URL(variables.VITE_CHAT_PAGE_URL)
  return { url: href, provider: variables.VITE_CHAT_PROVIDER || host, privacyUrl: variables.VITE_CHAT_PRIVACY_URL }
}

/** Values of the optional variables for tests and stories, which show what the variables change. */
export const samplePreset = {
  VITE_COMPANY_ADDRESS: '1 Sample Street, 000 00 Sample City',
  VITE_OPENING_HOURS: 'Monday–Friday, 08:00–16:30 (Central European Time)',
  VITE_LEGAL_FORM: 's.r.o.',
  VITE_REGISTER: 'Sample Register, entry 0000',
  VITE_VAT_NUMBER: 'SK0000000000',
  VITE_CALL_LENGTH: '30 minutes',
  VITE_CALL_WITH: 'a sample colleague',
  VITE_CALL_LANGUAGES: 'English or Slovak',
  VITE_CALL_RESULT: 'a sample note of what was said',
  VITE_LANGUAGES: 'English, Slovak, or Sample',
  VITE_REPLY_TIME: 'a sample of one working day',
  VITE_ANSWERED_BY: 'our sample colleague',
  VITE_BASIS_EXPERIENCE: 'founded in 0000, according to a sample register',
  VITE_BASIS_BRAND_PARTNER: 'sample certificate of 0000',
  VITE_BASIS_GDPR: 'sample audit of 0000',
  VITE_BASIS_ROI: '00 sample orders of 00 customers, 0000 to 0000',
  VITE_BASIS_CLIENTS: 'sample customers, invoiced from 0000 to 0000',
  VITE_BASIS_COUNTRIES: 'countries of sample customers, invoiced from 0000 to 0000',
  VITE_BASIS_MAJOR_BRAND: 'sample contract of 0000 to 0000',
  VITE_REFERENCES: 'Sample Pumps: letter of March 2026; Sample Castings: letter of May 2026',
  VITE_DATA_RECIPIENTS: 'Sample Mail Ltd. (email)',
  VITE_MAIL_RETENTION: 'two years after the last answer',
  VITE_DATA_AUTHORITY: 'Sample Authority, authority.example',
}

const leftOut = 'left out'

/** What a visitor sees of each company fact while it has no value. */
const samples: Record<string, string> = {
  VITE_SITE_URL: 'links to https://b2b-services.example in search results and shared pages',
  VITE_COMPANY_PHONE: '+421 000 000 000 on every page, a number that nobody answers',
  VITE_COMPANY_EMAIL: 'info@b2b-services.example on every page; mail to it does not arrive',
  VITE_CEO_EMAIL: 'ceo@b2b-services.example in the footer; mail to it does not arrive',
  VITE_REGISTRATION_NUMBER: '00 000 000 in the footer and under the forms',
  VITE_COMPANY_ADDRESS: `${leftOut} of the footer and the notice under the forms; the law asks for it`,
  VITE_LEGAL_FORM: `${leftOut} of the footer; the law asks for it`,
  VITE_REGISTER: `${leftOut} of the footer; the law asks for it`,
  VITE_VAT_NUMBER: `${leftOut} of the footer; the law asks for it`,
  VITE_OPENING_HOURS: `${leftOut} beside the phone number`,
  VITE_CALL_LENGTH: `${leftOut} of the page of the free consultation`,
  VITE_CALL_WITH: `${leftOut} of the page of the free consultation`,
  VITE_CALL_LANGUAGES: `${leftOut} of the page of the free consultation`,
  VITE_CALL_RESULT: `${leftOut} of the page of the free consultation`,
  VITE_LANGUAGES: `${leftOut} beside the contact form`,
  VITE_REPLY_TIME: `${leftOut} beside the contact form`,
  VITE_ANSWERED_BY: `${leftOut} beside the contact form`,
  VITE_BASIS_EXPERIENCE: '“15+ years of experience” without a basis on the home page',
  VITE_BASIS_BRAND_PARTNER: '“Certified Apple brand partner” without a basis',
  VITE_BASIS_GDPR: '“100% GDPR compliance” without a basis',
  VITE_BASIS_ROI: '“Proven ROI” without a basis',
  VITE_BASIS_CLIENTS: '“More than 1,500 clients” without a basis',
  VITE_BASIS_COUNTRIES: '“Over 150 countries” without a basis',
  VITE_BASIS_MAJOR_BRAND: '“a major technology brand for 3 years” without a basis',
  VITE_REFERENCES: 'no company that recommends us on the home page',
  VITE_DATA_RECIPIENTS: `${leftOut} of the notice under the forms; Article 13 GDPR asks for it`,
  VITE_MAIL_RETENTION: `${leftOut} of the notice under the forms; Article 13 GDPR asks for it`,
  VITE_CHAT_PAGE_URL: 'no live chat',
  VITE_CHAT_PRIVACY_URL: `${leftOut} of the live chat; Article 13 GDPR asks for such a notice`,
  VITE_DATA_AUTHORITY: 'the authority of the visitor’s country instead of a name, under the forms',
}

/**
 * Lists the company facts that are still samples or missing.
 *
 * @param env variables by name, as for {@link parseSiteConfig}
 * @returns a block of text, one line for each variable and what a visitor sees of it; empty if every fact is set
 */
export function describeSamples(env: Record<string, string | undefined>): string {
  const missing = Object.entries(samples).filter(([name]) => !env[name]?.trim())
  if (missing.length === 0) return ''
  const lines = missing.map(([name, seen]) => `  ${name.padEnd(26)}${seen}`)
  return [
    `${missing.length} facts about the company are samples or missing. What a visitor sees:`,
    ...lines,
    '  Set them in .env.local and build again: docs/configuration.md.',
  ].join('\n')
}

/**
 * Vite plugin: validates the variables and passes the result to `src/site/site.ts`.
 *
 * @param fixed variables in place of the environment and its `.env` files: tests and stories show the same in every clone. If the
 * plugin is used twice, the later one applies
 */
export function siteConfig(fixed?: Record<string, string>): Plugin {
  return {
    name: 'site-config',
    config(_, { mode }) {
      const env = fixed ?? loadSiteVariables(mode)
      const { chat, evidence, hasNativeForms, sendsLeadSource, retention, ...site } = parseSiteConfig(env, builtAt())
      return {
        define: {
          __SITE__: JSON.stringify(site),
          __CHAT__: JSON.stringify(chat),
          __EVIDENCE__: JSON.stringify(evidence),
          __NATIVE_FORMS__: JSON.stringify(hasNativeForms),
          __LEAD_SOURCE__: JSON.stringify(sendsLeadSource),
          '__RETENTION__.days': JSON.stringify(retention.days),
          '__RETENTION__.backupDays': JSON.stringify(retention.backupDays),
        },
      }
    },
  }
}

// SOURCE_DATE_EPOCH makes builds reproducible (reproducible-builds.org).
function builtAt(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH']
  return seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)
}
