import * as v from 'valibot'
import { loadEnv, type Plugin } from 'vite'

const url = (help: string) => v.pipe(v.string(), v.url(help), v.regex(/^https?:\/\//, help))
const phone = v.pipe(v.string(), v.regex(/^\+[\d ]{7,20}$/, 'use the international form, as in +421 000 000 000'))
const email = v.pipe(v.string(), v.rfcEmail('use an address like info@company.com'))

// D3: the defaults cannot reach anybody.
const Variables = v.object({
  VITE_SITE_URL: v.optional(
    url('use the public address, as in https://www.company.com'),
    'https://b2b-services.example',
  ),
  VITE_COMPANY_PHONE: v.optional(phone, '+421 000 000 000'),
  VITE_COMPANY_EMAIL: v.optional(email, 'info@b2b-services.example'),
  VITE_CEO_EMAIL: v.optional(email, 'ceo@b2b-services.example'),
  VITE_REGISTRATION_NUMBER: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(4, 'give the company registration number')),
    '00 000 000',
  ),
  VITE_BACKEND_URL: v.optional(
    v.union([v.literal(''), url('use the address of the hosted backend, or leave it out')]),
    '',
  ),
  VITE_BACKEND_ANON_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'use the public anonymous key')),
    'public-anonymous-key',
  ),
  VITE_CHAT_WIDGET_URL: v.optional(v.union([v.literal(''), url('use the address of the chat provider’s script')]), ''),
  VITE_CHAT_PROVIDER: v.optional(v.pipe(v.string(), v.trim()), ''),
  VITE_CHAT_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^(https:\/\/[\w.*-]+(:\d+)?(\s+|$))*$/,
        'use origins with spaces between, as in https://api.provider.com',
      ),
    ),
    '',
  ),
})

/** The company's facts and where its backend is (D3). */
export type Site = ReturnType<typeof siteFrom>

/**
 * Reads the site's configuration.
 *
 * @param env variables by name; those that are missing take defaults that cannot reach anybody
 * @param builtAt the moment of the build, which gives the footer its year
 * @throws Error that names every variable at fault and says what to write there
 */
export function siteFrom(env: Record<string, string | undefined>, builtAt: Date) {
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
    backendUrl: output.VITE_BACKEND_URL.replace(/\/+$/, ''),
    anonKey: output.VITE_BACKEND_ANON_KEY,
    chat: chatFrom(output),
    /** The day of the build, `2027-03-05` (UTC). */
    builtOn: builtAt.toISOString().slice(0, 10),
  }
}

/** The chat's provider, where there is one (D13): its script, what it is called, and the origins that it speaks to. */
function chatFrom(variables: v.InferOutput<typeof Variables>) {
  if (variables.VITE_CHAT_WIDGET_URL === '') return null
  const { href, host, origin } = new URL(variables.VITE_CHAT_WIDGET_URL)
  const others = variables.VITE_CHAT_ORIGINS.split(/\s+/).filter(Boolean)
  return { url: href, provider: variables.VITE_CHAT_PROVIDER || host, origins: [...new Set([origin, ...others])] }
}

/**
 * Vite plugin: judges the variables before anything is built and hands the result to `src/site.ts`.
 *
 * @param fixed variables that stand whatever the environment says; where the plugin is used twice, the later one counts
 * @param preset variables that stand where the environment says nothing
 */
export function siteFacts(fixed: Record<string, string> = {}, preset: Record<string, string> = {}): Plugin {
  return {
    name: 'site-facts',
    config(_, { mode }) {
      const env = { ...preset, ...loadEnv(mode, process.cwd(), 'VITE_'), ...fixed }
      const { chat, ...site } = siteFrom(env, builtAt())
      // A constant of its own, so that without a provider nothing of the chat is built.
      const widget = chat && { url: chat.url, provider: chat.provider }
      return { define: { __SITE__: JSON.stringify(site), __CHAT__: JSON.stringify(widget) } }
    },
  }
}

// Builds that have to be the same on another day say which one it is (reproducible-builds.org).
function builtAt(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH']
  return seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)
}
