import * as v from 'valibot'
import {
  backendOrigin,
  email,
  framedPage,
  line,
  lines,
  linkedPage,
  linkedPages,
  phone,
  siteOrigin,
  verification,
  yesOrNo,
} from './factRules.ts'
import { defaultTimezone, timezoneCodes } from './moment.ts'
import { fact, optional, textLike, variable, wholeNumber } from './variables.ts'

/** What the company is called in the quoted texts of the site. */
export const brand = 'B2B Services'

/** What the pages state of the server, which reads it from the file that the build wrote (D94). */
export const sharedVariables = {
  RETENTION_DAYS: variable(wholeNumber(6, 365), '30', 'days after which messages and mail files are removed'),
  BACKUPS_KEPT: variable(
    wholeNumber(0, 365),
    '7',
    'how many daily backups of SQLite are kept; 0 keeps none. With PostgreSQL or a hosted backend: the days of your own backups',
  ),
  VITE_BACKEND_ANON_KEY: variable(
    textLike(/^[\w.-]+$/, 'use the public anonymous key'),
    'public-anonymous-key',
    'the public key that a request must carry',
  ),
}

const lostInFooter = 'left out of the footer; the law asks for it'
const lostInCall = 'left out of the page of the free consultation'
const lostInContact = 'left out beside the contact form'
const lostInNotice = 'left out of the notice under the forms; Article 13 GDPR asks for it'

/**
 * The facts about the company. The type of `site` follows this table, as do the build's errors, the list of `npm run check:facts`
 * and that of docs/configuration.md. Samples reach nobody: a guess could be somebody's.
 */
export const companyFacts = {
  VITE_SITE_URL: fact('url', siteOrigin, {
    sample: 'https://b2b-services.example',
    meaning: 'public address: canonical links, sitemap, feed, sharing images',
    without: 'links to https://b2b-services.example in search results and shared pages',
  }),
  VITE_COMPANY_PHONE: fact('phone', phone, {
    sample: '+421 000 000 000',
    meaning: 'phone number on every page',
    without: '+421 000 000 000 on every page, a number that nobody answers',
  }),
  VITE_COMPANY_EMAIL: fact('email', email, {
    sample: 'info@b2b-services.example',
    meaning: 'general email address; a domain in other letters is shown in ASCII, as mail programs need it',
    without: 'info@b2b-services.example on every page; mail to it does not arrive',
  }),
  VITE_CEO_EMAIL: fact('ceoEmail', email, {
    sample: 'ceo@b2b-services.example',
    meaning: 'the CEO’s address in the footer',
    without: 'ceo@b2b-services.example in the footer; mail to it does not arrive',
  }),
  VITE_LEGAL_NAME: fact('legalName', line, {
    sample: brand,
    meaning:
      'the name of the company as in its register, with the legal form, as in `Company s.r.o.`: in the footer, under the ' +
      'forms, at the end of each mail, and in the data for search engines',
    without: `${brand} under the forms, which is no name of a register; Article 13 GDPR asks who is responsible`,
  }),
  VITE_REGISTRATION_NUMBER: fact('registrationNumber', line, {
    sample: '00 000 000',
    meaning: 'company registration number, in the footer, under the forms and at the end of each mail',
    without: '00 000 000 in the footer and under the forms',
  }),
  VITE_COMPANY_ADDRESS: fact('address', line, {
    meaning: 'postal address in one line, in the footer, under the forms and at the end of each mail',
    without: 'left out of the footer and the notice under the forms; the law asks for it',
  }),
  VITE_COMPANY_TIMEZONE: fact('timezone', v.picklist(timezoneCodes, `use one of ${timezoneCodes.join(', ')}`), {
    sample: defaultTimezone,
    meaning:
      'your own time zone, one of the eleven of the booking form: `CET` (Bratislava), `GMT`, `EET`, `EST`, `CST`, `MST`, ' +
      '`PST`, `AEST`, `JST`, `IST` or `CST_CHINA`; beside an hour of another zone, page, receipt and your mail say what hour ' +
      'that is for you',
    without: 'CET as the time zone of your team, beside an hour that is booked in another zone',
  }),
  VITE_OPENING_HOURS: fact('openingHours', line, {
    meaning:
      'when the phone is answered; the time zone comes last, as in `Monday–Friday, 08:00–16:30 (Central European Time)`. ' +
      'The hours that can be booked are in `contract/requestedTime.ts`',
    without: 'left out beside the phone number',
  }),
  VITE_REGISTER: fact('register', line, { meaning: 'register and entry, in the footer', without: lostInFooter }),
  VITE_VAT_NUMBER: fact('vatNumber', line, {
    meaning: 'VAT number in the footer, with the country code',
    without: lostInFooter,
  }),
  VITE_CALL_MINUTES: fact('callMinutes', wholeNumber(5, 480), {
    sample: 60,
    meaning: 'how many minutes a free consultation takes, on its page and in calendars',
    without: '60 minutes on the page of the free consultation and in calendars',
  }),
  VITE_CALL_WITH: fact('callWith', line, {
    meaning: 'who is on it, as in `our head of sales`',
    without: lostInCall,
  }),
  VITE_CALL_LANGUAGES: fact('callLanguages', line, {
    meaning: 'in which languages, as in `English or Slovak`',
    without: lostInCall,
  }),
  VITE_CALL_RESULT: fact('callResult', line, {
    meaning: 'what the visitor has afterward, as in `a written note of what was said`',
    without: lostInCall,
  }),
  VITE_LANGUAGES: fact('languages', line, {
    meaning: 'languages of your answers, beside the contact form, as in `English, Slovak, or German`',
    without: lostInContact,
  }),
  VITE_REPLY_DAYS: fact('replyDays', wholeNumber(1, 30), {
    sample: 0,
    meaning: 'within how many working days a message is answered',
    without: lostInContact,
  }),
  VITE_ANSWERED_BY: fact('answeredBy', line, {
    meaning: 'who answers it, as in `our head of sales`',
    without: lostInContact,
  }),
  VITE_DATA_RECIPIENTS: fact('dataRecipients', line, {
    meaning:
      'who else gets the data of a form, as in `Mail Ltd. (email) and Text Ltd. (SMS)`, in the notice under each form',
    without: lostInNotice,
  }),
  VITE_MAIL_RETENTION: fact('mailRetention', line, {
    meaning: 'how long mails about a form are kept, as in `two years after the last answer`, in that notice',
    without: lostInNotice,
  }),
  VITE_DATA_AUTHORITY: fact('dataAuthority', line, {
    meaning: 'the data protection authority for complaints and its website with https://, in that notice',
    without: 'the authority of the visitor’s country instead of a name, under the forms',
  }),
}

/** What each claim on the home page rests on. */
export const claimBases = {
  VITE_BASIS_EXPERIENCE: fact('experience', line, {
    meaning:
      'what the years of experience rest on. A claim that cannot be proved can be forbidden (Directive 2006/114/EC, ' +
      'Article 7), so give method, number, and years for it and the following ones, as in `customers invoiced from 2011 to 2026`',
    without: '“15+ years of experience” without a basis on the home page',
  }),
  VITE_BASIS_BRAND_PARTNER: fact('partner', line, {
    meaning: 'the certificate as a brand partner, and its year',
    without: '“Certified Apple brand partner” without a basis',
  }),
  VITE_BASIS_GDPR: fact('gdpr', line, {
    meaning: 'who found the compliance, and when',
    without: '“100% GDPR compliance” without a basis',
  }),
  VITE_BASIS_ROI: fact('roi', line, {
    meaning: 'whose return was measured, and how',
    without: '“Proven ROI” without a basis',
  }),
  VITE_BASIS_CLIENTS: fact('clients', line, {
    meaning: 'how the clients were counted',
    without: '“More than 1,500 clients” without a basis',
  }),
  VITE_BASIS_COUNTRIES: fact('countries', line, {
    meaning: 'how the countries were counted',
    without: '“Over 150 countries” without a basis',
  }),
  VITE_BASIS_MAJOR_BRAND: fact('brand', line, {
    meaning: 'the years with the technology brand',
    without: '“a major technology brand for 3 years” without a basis',
  }),
}

/** Companies that recommend us. */
const recommendations = {
  VITE_REFERENCES: fact('references', lines, {
    meaning:
      'companies that recommend you on the home page, with the month of their letter and semicolons between, as in ' +
      '`Pump Works, Ulm: letter of March 2026; Castings Ltd.: letter of May 2026`',
    without: 'no company that recommends us on the home page',
  }),
}

/** The company's pages in networks. */
const presence = {
  VITE_COMPANY_PROFILES: fact('profiles', linkedPages, {
    meaning:
      'the company’s own pages in networks, with spaces between, as in `https://www.linkedin.com/company/name`: in the footer, ' +
      'and in the data for search engines, which then know whose they are',
    without: 'left out of the footer and the data for search engines',
  }),
}

/** The live chat. */
export const chatVariables = {
  VITE_CHAT_PAGE_URL: fact('url', framedPage, {
    meaning:
      'the chat page that the provider hosts for you; no chat without it. The site shows it in a ' +
      '[frame](decisions/0071-the-chat-is-the-providers-page.md), so it must not redirect to another host. Crisp: ' +
      '`https://go.crisp.chat/chat/embed/?website_id=…` with the website’s id; tawk.to: the direct chat link, ' +
      '`https://tawk.to/chat/…`',
    without: 'no live chat',
  }),
  VITE_CHAT_PRIVACY_URL: fact('privacyUrl', linkedPage, {
    meaning: 'the provider’s privacy notice, linked in the open chat',
    without: 'left out of the live chat; Article 13 GDPR asks for such a notice',
  }),
}

/** How the site works. */
export const switches = {
  VITE_BACKEND_URL: optional(backendOrigin, 'base of the endpoints, if they are elsewhere than the site'),
  VITE_NATIVE_FORMS: optional(
    yesOrNo,
    'whether `/forms/…` of the site’s own origin receives forms without JavaScript: `yes` by default, and `no` with ' +
      '`VITE_BACKEND_URL`; `yes` with a hosted backend needs a rewrite at the host',
  ),
  VITE_LEAD_SOURCE: optional(
    yesOrNo,
    '`yes` sends with each message the first page of the visit that is known, which website led there, the network of a ' +
      'clicked advertisement, and its UTM parameters or the number of its Google Ads campaign; the notice under each form then ' +
      'says so, and the company’s mail and the CRM event show it. Without it they have the page of the form only',
  ),
  VITE_REPORT_FAILURES: optional(
    yesOrNo,
    '`no` reports nothing of what fails in a visitor’s browser ([What fails in browsers](operations.md#what-fails-in-browsers)' +
      '); `yes` by default, and `no` where neither `VITE_BACKEND_URL` nor native forms say that there is a server',
  ),
  VITE_HSTS: optional(
    v.picklist(['subdomains', 'preload'], 'use subdomains or preload, or leave it out'),
    'which other hosts browsers reach only over https for two years: `subdomains`, all below that of the site, or `preload`, ' +
      'the same and those of the browsers’ list ([Headers](deployment.md#headers))',
  ),
  VITE_NOINDEX: optional(
    yesOrNo,
    '`yes` on a test host: search engines list nothing of it (`X-Robots-Tag: noindex`). The build and `npm start` say so',
  ),
  VITE_GOOGLE_VERIFICATION: optional(
    verification,
    'what Google’s Search Console gives you as an HTML tag, `content` alone: in the head of the home page',
  ),
  VITE_BING_VERIFICATION: optional(verification, 'the same of Bing Webmaster Tools'),
  VITE_CHAT_PROVIDER: optional(line, 'the chat provider’s name, shown to the visitor; otherwise the host of its page'),
}

/** The facts that a visitor misses until the company gives them. */
export const facts = { ...companyFacts, ...claimBases, ...recommendations, ...presence, ...chatVariables }

/** What else a build reads. */
export const siteVariables = { ...switches, ...sharedVariables }

/** Everything that a build reads. */
export const buildVariables = { ...facts, ...siteVariables }

/** What the server does and says as the pages say it: what it reads from `facts.json`, which the build writes beside them. */
export type BuiltFacts = Pick<
  CompanyFacts,
  'legalName' | 'registrationNumber' | 'address' | 'timezone' | 'callMinutes'
> & { anonKey: string; retentionDays: number; backupsKept: number; sendsLeadSource: boolean }

const schema = v.object(buildVariables)

/** Returns what the server reads of the variables of a build. A sample is a fact of nobody, and in no mail. */
export const builtFacts = (given: v.InferOutput<typeof schema>): BuiltFacts => {
  const { legalName, address, timezone, callMinutes } = byKey(companyFacts, given)
  return {
    legalName,
    registrationNumber: given.VITE_REGISTRATION_NUMBER ?? '',
    address,
    timezone,
    callMinutes,
    anonKey: given.VITE_BACKEND_ANON_KEY,
    retentionDays: given.RETENTION_DAYS,
    backupsKept: given.BACKUPS_KEPT,
    sendsLeadSource: given.VITE_LEAD_SOURCE ?? false,
  }
}

/** What a build without any variable writes. */
export const sampleFacts = (): BuiltFacts => builtFacts(v.parse(schema, {}))

type Keyed = Record<string, ReturnType<typeof fact<string, unknown>>>
type KeyOf<Fact extends Keyed[string]> =
  v.InferMetadata<Fact['wrapped']> extends { key: infer Key extends string } ? Key : never
type Values<Facts extends Keyed> = {
  [Name in keyof Facts as KeyOf<Facts[Name]>]: NonNullable<v.InferOutput<Facts[Name]>>
}

/** The facts about the company by their keys: the sample of one that is not configured, or an empty text. */
export type CompanyFacts = Values<typeof companyFacts>

/** What the claims on the home page rest on, empty if it is not configured, and the companies that recommend us. */
export type Evidence = { bases: Values<typeof claimBases>; references: string[] }

/** Returns facts by their keys. */
export const byKey = <Facts extends Keyed>(table: Facts, output: Record<string, unknown>): Values<Facts> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { wrapped }]) => {
      const { key, sample } = v.getMetadata(wrapped) as { key: string; sample: unknown }
      return [key, output[name] ?? sample]
    }),
  ) as Values<Facts>
