import * as v from 'valibot'
import type { Plugin } from 'vite'
import {
  brand,
  builtFacts,
  buildVariables,
  byKey,
  chatVariables,
  claimBases,
  companyFacts,
  facts,
} from '#contract/siteVariables.ts'
import { failurePath } from '#contract/failureReport.ts'
import type { BuiltFacts, Evidence } from '#contract/siteVariables.ts'
import { parsePhone } from '#contract/phone.ts'
import { describeUnread, parseVariables, withoutEmpty } from '#contract/variables.ts'
import { knownVariables } from '#server/config.ts'
import type { Site } from '#src/content/site.ts'
import type { HttpsScope } from './headers.ts'
import { readEnvFiles } from './envFiles.ts'
import type { Gap } from './texts/missing.ts'

type Environment = Record<string, string | undefined>

/**
 * Reads the variables of the site from the environment and from the `.env` files of a mode, and parses them.
 *
 * @returns `variables` by name, and `unread`: one line that names what nothing reads; empty if there is nothing
 * @throws Error that names every wrong variable and what to write
 */
export function readSiteConfig(mode: string, builtAt = new Date()) {
  const { variables: written, cut } = readEnvFiles(mode)
  const variables: Environment = { ...written, ...process.env }
  // The server reads its own variables, which are often secret, from the environment alone.
  const read = knownVariables.filter((name) => Object.hasOwn(buildVariables, name) || !(name in written))
  return {
    variables,
    site: parseSiteConfig(variables, builtAt, cut),
    unread: describeUnread(variables, knownVariables, read),
  }
}

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
  /** Where pages report what fails in a browser; empty if they do not. */
  failuresUrl: string
  /** How long the server stores what was sent. */
  retention: { days: number; backupDays: number }
  hsts: HttpsScope
  /** Whether search engines are to list nothing, as on a test host. */
  isHidden: boolean
}

/**
 * Parses the site's configuration.
 *
 * @param env variables by name; defaults for missing ones reach nobody
 * @param builtAt time of the build, which sets the year in the footer
 * @param cut what else is wrong: the values that are not read as they were typed
 * @throws Error that names every invalid variable and its expected format
 */
export function parseSiteConfig(env: Environment, builtAt: Date, cut: string[] = []): Site & ForParts {
  const output = parse(env, cut)
  const company = byKey(companyFacts, output)
  const backendUrl = output.VITE_BACKEND_URL ?? ''
  const hasNativeForms = output.VITE_NATIVE_FORMS ?? backendUrl === ''
  const reportsFailures = output.VITE_REPORT_FAILURES ?? (hasNativeForms || backendUrl !== '')
  return {
    ...company,
    name: brand,
    phoneUrl: parsePhone(company.phone)!.getURI(),
    backendUrl,
    anonKey: output.VITE_BACKEND_ANON_KEY,
    hasNativeForms,
    sendsLeadSource: output.VITE_LEAD_SOURCE ?? false,
    failuresUrl: reportsFailures ? `${backendUrl}/${failurePath}` : '',
    hsts: output.VITE_HSTS,
    isHidden: output.VITE_NOINDEX ?? false,
    profiles: output.VITE_COMPANY_PROFILES ?? [],
    samples: Object.entries(companyFacts).flatMap(([name, { wrapped }]) =>
      output[name as keyof typeof companyFacts] === undefined ? [v.getMetadata(wrapped).key] : [],
    ),
    verification: {
      'google-site-verification': output.VITE_GOOGLE_VERIFICATION,
      'msvalidate.01': output.VITE_BING_VERIFICATION,
    },
    retention: { days: output.RETENTION_DAYS, backupDays: output.BACKUPS_KEPT },
    chat: createChat(byKey(chatVariables, output), output.VITE_CHAT_PROVIDER),
    evidence: { bases: byKey(claimBases, output), references: output.VITE_REFERENCES ?? [] },
    builtOn: builtAt.toISOString().slice(0, 10),
  }
}

const parse = (env: Environment, others: string[] = []) =>
  parseVariables(buildVariables, env, {
    what: "The site's configuration",
    where: 'Set it in the environment or in .env.local.',
    isPublic: true,
    others,
  })

/** Returns what the build writes for the server. */
export const createBuiltFacts = (env: Environment): BuiltFacts => builtFacts(parse(env))

function createChat(
  { url, privacyUrl }: Record<'url' | 'privacyUrl', string>,
  provider: string | undefined,
): Chat | null {
  if (url === '') return null
  const { href, host } = new URL(url)
  return { url: href, provider: provider ?? host, privacyUrl }
}

/**
 * Lists the company facts that are samples or missing, and what a visitor sees of each.
 *
 * @param env variables by name, as for {@link parseSiteConfig}
 */
export function listMissingFacts(env: Record<string, string | undefined>): Gap {
  const given = withoutEmpty(env)
  const missing = Object.entries(facts).filter(
    ([name]) =>
      given[name] === undefined &&
      // Without a chat, nobody misses what belongs to it.
      (name !== 'VITE_CHAT_PRIVACY_URL' || given['VITE_CHAT_PAGE_URL'] !== undefined),
  )
  return {
    heading: `${missing.length} facts about the company are samples or missing`,
    lines: missing.map(([name, { wrapped }]) => `${name.padEnd(26)}${v.getMetadata(wrapped)['without']}`),
    advice: 'Set them in .env.local and build again: docs/configuration.md.',
  }
}

const year = /\b(19|20)\d\d\b/
const noYear = 'names no year, which makes it a fact'

/** What a fact probably contains, and what is missing otherwise. */
const expected: [name: RegExp, text: RegExp, missing: string][] = [
  [/^VITE_(COMPANY_ADDRESS|REGISTRATION_NUMBER)$/, /\d/, 'has no number'],
  [/^VITE_OPENING_HOURS$/, /[A-Z]{2}|time|24/, 'names no time zone: whose morning is it?'],
  [/^VITE_VAT_NUMBER$/, /^[A-Z]{2,3}[\s.-]?\w*\d/, 'does not begin with the country code, as in SK2020000000'],
  [/^VITE_BASIS_/, year, noYear],
  [
    /^VITE_REFERENCES$/,
    /^[^;]*\b(19|20)\d\d\b[^;]*(;[^;]*\b(19|20)\d\d\b[^;]*)*;?$/,
    'does not say of each when its letter was written',
  ],
]

/** Lists facts in which something is probably missing, or which their readers may not expect. No build stops for them. */
export function listDoubts(env: Record<string, string | undefined>): Gap[] {
  const lines = Object.entries(withoutEmpty(env)).flatMap(([name, text = '']) => {
    const found = expected.find(([names, pattern]) => names.test(name) && !pattern.test(text.trim()))
    const isUnknown = name === 'VITE_COMPANY_PHONE' && parsePhone(text)?.isValid() === false
    const doubt = isUnknown ? 'is no number that its country gives to anybody' : found?.[2]
    return doubt === undefined ? [] : [`${name.padEnd(26)}${doubt}`]
  })
  const advice = 'They are shown as they are. Look at them once more.'
  return lines.length === 0 ? [] : [{ heading: `${lines.length} facts may lack something`, lines, advice }]
}

/**
 * Vite plugin: validates the variables and passes the result to `src/content/site.ts`.
 *
 * @param fixed variables in place of the environment and its `.env` files: tests and stories show the same in every clone. If the
 * plugin is used twice, the later one applies
 */
export function siteConfig(fixed?: Record<string, string>): Plugin {
  return {
    name: 'site-config',
    config(_, { mode }) {
      const { chat, evidence, hasNativeForms, sendsLeadSource, failuresUrl, retention, ...site } = fixed
        ? parseSiteConfig(fixed, builtAt())
        : readSiteConfig(mode, builtAt()).site
      return {
        define: {
          __SITE__: JSON.stringify(site),
          __CHAT__: JSON.stringify(chat),
          __EVIDENCE__: JSON.stringify(evidence),
          __NATIVE_FORMS__: JSON.stringify(hasNativeForms),
          __LEAD_SOURCE__: JSON.stringify(sendsLeadSource),
          __FAILURES_URL__: JSON.stringify(failuresUrl),
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
