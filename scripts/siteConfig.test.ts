import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test, vi } from 'vitest'
import { facts, siteVariables } from '#contract/siteVariables.ts'
import { describeUnread } from '#contract/variables.ts'
import { knownVariables } from '#server/config.ts'
import { samplePreset } from '#storybook/samples.ts'
import { countGaps, describeGaps } from './checkFacts.ts'
import { listDoubts, listMissingFacts, parseSiteConfig, siteConfig } from './siteConfig.ts'

const parse = (env: Record<string, string>) => parseSiteConfig(env, new Date('2027-03-05T23:30:00Z'))

test('uses defaults that reach nobody, and leaves out what has none', () => {
  const { chat, hasNativeForms, sendsLeadSource, failuresUrl, retention, ...site } = parse({})
  // RFC 2606 reserves .example, so it never resolves.
  expect(site).toMatchObject({
    url: 'https://b2b-services.example',
    phone: '+421 000 000 000',
    email: 'info@b2b-services.example',
    ceoEmail: 'ceo@b2b-services.example',
    registrationNumber: '00 000 000',
    backendUrl: '',
    anonKey: 'public-anonymous-key',
    evidence: { references: [] },
    builtOn: '2027-03-05',
  })
  expect({ chat, hasNativeForms, sendsLeadSource, failuresUrl, retention }).toEqual({
    chat: null,
    hasNativeForms: true,
    sendsLeadSource: false,
    failuresUrl: '/functions/v1/report-failure',
    retention: { days: 30, backupDays: 7 },
  })
})

test('reads every variable, without spaces around it and slashes after a URL', () => {
  const site = parse({
    ...Object.fromEntries(Object.entries(samplePreset).map(([name, value]) => [name, ` ${value} `])),
    VITE_SITE_URL: 'https://www.company.example/',
    VITE_COMPANY_PHONE: '+421 2 5555 1234',
    VITE_COMPANY_EMAIL: 'hello@company.example',
    VITE_CEO_EMAIL: 'ceo@company.example',
    VITE_REGISTRATION_NUMBER: ' 12 345 678 ',
    VITE_BACKEND_URL: 'https://abc.backend.com/',
    VITE_BACKEND_ANON_KEY: 'eyJhbGciOi.x_y-z.0',
    VITE_CHAT_PAGE_URL: 'https://chat.provider.com/embed/?id=1',
    VITE_CHAT_PROVIDER: ' Provider Ltd. ',
    VITE_CHAT_PRIVACY_URL: 'https://provider.com/privacy',
    VITE_LEAD_SOURCE: 'yes',
    RETENTION_DAYS: '60',
    BACKUPS_KEPT: '3',
  })
  // Pages and the notice under the forms are tested with the same values.
  const { VITE_COMPANY_ADDRESS: address, VITE_REFERENCES: references, ...others } = samplePreset
  for (const [name, value] of Object.entries(others))
    expect(JSON.stringify(site)).toContain(/MINUTES|DAYS/.test(name) ? `:${value}` : `"${value}"`)
  expect(site).toMatchObject({
    url: 'https://www.company.example',
    phone: '+421 2 5555 1234',
    email: 'hello@company.example',
    ceoEmail: 'ceo@company.example',
    registrationNumber: '12 345 678',
    address,
    backendUrl: 'https://abc.backend.com',
    anonKey: 'eyJhbGciOi.x_y-z.0',
    evidence: { references: references.split('; ') },
    hasNativeForms: false,
    sendsLeadSource: true,
    chat: {
      url: 'https://chat.provider.com/embed/?id=1',
      provider: 'Provider Ltd.',
      privacyUrl: 'https://provider.com/privacy',
    },
    retention: { days: 60, backupDays: 3 },
  })
  expect(parse({ VITE_BACKEND_URL: 'https://abc.backend.com', VITE_NATIVE_FORMS: 'yes' }).hasNativeForms).toBe(true)
})

test.each([
  [{ VITE_BACKEND_URL: 'https://abc.backend.com/' }, 'https://abc.backend.com/functions/v1/report-failure'],
  [{ VITE_NATIVE_FORMS: 'no' }, ''],
  [{ VITE_BACKEND_URL: 'https://abc.backend.com/', VITE_REPORT_FAILURES: 'no' }, ''],
])('reports failures with %j to “%s”', (env, url) => {
  expect(parse(env).failuresUrl).toBe(url)
})

test.each([
  ['VITE_SITE_URL', 'www.company.example', /use the public address .*; write https:\/\/www\.company\.example$/],
  ['VITE_SITE_URL', 'https://company.example/b2b/', /nothing after the name.*; write https:\/\/company\.example$/],
  ['VITE_SITE_URL', 'https://company.example/?q=1', /; write https:\/\/company\.example$/],
  ['VITE_SITE_URL', 'https://company.example/#x', /; write https:\/\/company\.example$/],
  ['VITE_SITE_URL', 'https://user:pw@company.example', /; write https:\/\/company\.example$/],
  ['VITE_SITE_URL', 'http://company.example', /; write https:\/\/company\.example$/],
  ['VITE_SITE_URL', 'javascript:alert(1)', 'use the public address'],
  ['VITE_COMPANY_PHONE', '02 5555 1234', 'use the international form'],
  ['VITE_COMPANY_PHONE', '+       ', 'use the international form'],
  ['VITE_COMPANY_PHONE', '+421 2 5555 1234 / 12', 'use the international form'],
  ['VITE_COMPANY_EMAIL', 'info', 'use an address like'],
  ['VITE_CALL_MINUTES', '30 minutes', 'use a whole number from 5 to 480'],
  ['VITE_REPLY_DAYS', 'next working day', 'use a whole number from 1 to 30'],
  ['VITE_LEAD_SOURCE', 'perhaps', 'use yes or no'],
  ['VITE_HSTS', 'yes', 'use subdomains or preload'],
  ['VITE_DATA_RECIPIENTS', 'one\nline', 'write this in one line'],
  ['VITE_COMPANY_PROFILES', 'https://network.example/a network.example/b', 'use addresses that begin with https://'],
  [
    'VITE_GOOGLE_VERIFICATION',
    '<meta name="google-site-verification" content="abcdefgh">',
    'use what stands in content',
  ],
  ['VITE_BACKEND_URL', 'ftp://backend.com', 'use the address of the hosted backend'],
  ['VITE_BACKEND_URL', 'https://backend.com/functions/v1', /; write https:\/\/backend\.com$/],
  ['VITE_BACKEND_URL', 'https://[2001:db8::1]', 'use the address of the hosted backend'],
  ['VITE_BACKEND_ANON_KEY', 'two words', 'use the public anonymous key'],
  ['VITE_CHAT_PAGE_URL', 'chat.provider.com', 'use the address of the provider’s chat page'],
  ['VITE_CHAT_PAGE_URL', 'http://chat.provider.com/embed', 'use the address of the provider’s chat page'],
  ['VITE_CHAT_PAGE_URL', 'https://[2001:db8::1]/embed', 'use the address of the provider’s chat page'],
])('explains the invalid value %s="%s", once, beside another one', (name, value, help) => {
  const read = () => parse({ [name]: value, VITE_CEO_EMAIL: 'x' })
  expect(read).toThrow('  VITE_CEO_EMAIL="x": use an address')
  const [, said = '', ...others] = catchMessage(read).split(`\n  ${name}="${value}": `)
  expect(said.split('\n')[0]).toMatch(help)
  expect(others).toEqual([])
})

function catchMessage(act: () => void): string {
  try {
    act()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('Nothing was thrown.')
}

test.each([
  ['VITE_SITE_URL', 'https://Müller.example:443/', 'https://xn--mller-kva.example'],
  ['VITE_SITE_URL', 'http://localhost:4173', 'http://localhost:4173'],
  ['VITE_BACKEND_URL', 'http://127.0.0.1:54321', 'http://127.0.0.1:54321'],
  ['VITE_COMPANY_PHONE', '+421\u00a02\u00a05555\u00a01234', '+421 2 5555 1234'],
  ['VITE_COMPANY_PHONE', '(+421) 2 / 5555-1234', '+421 2 5555 1234'],
  ['VITE_COMPANY_PHONE', '+49 (0711) 123456', '+49 711 123456'],
  ['VITE_COMPANY_PHONE', '+39 06 1234 5678', '+39 06 1234 5678'],
  ['VITE_COMPANY_PHONE', '+49 711 123456 ext. 12', 'tel:+49711123456;ext=12'],
  ['VITE_COMPANY_PHONE', '00421 2 5555 1234', '+421 2 5555 1234'],
  ['VITE_COMPANY_EMAIL', 'Info@müller.example', 'Info@xn--mller-kva.example'],
  ['VITE_OPENING_HOURS', 'Mon–Fri 9 a.m.–5 p.m. ET, UTC+5:30', 'Mon–Fri 9 a.m.–5 p.m. ET, UTC+5:30'],
  ['VITE_COMPANY_ADDRESS', 'Hall 2", Plzeň', 'Hall 2", Plzeň'],
  ['VITE_COMPANY_PROFILES', ' https://a.example/1\nhttps://b.example ', ['https://a.example/1', 'https://b.example/']],
  ['VITE_CALL_MINUTES', '45', 45],
  ['VITE_REPLY_DAYS', ' 2', 2],
  ['VITE_VAT_NUMBER', 'DE 123 456 789', 'DE 123 456 789'],
  ['VITE_VAT_NUMBER', 'CHE-123.456.789 MWST', 'CHE-123.456.789 MWST'],
  ['VITE_VAT_NUMBER', 'IE1+23456A', 'IE1+23456A'],
  ['VITE_BASIS_MAJOR_BRAND', '2012 to 2015', '2012 to 2015'],
  ['VITE_BASIS_BRAND_PARTNER', 'certificate of 2024', 'certificate of 2024'],
  [
    'VITE_REGISTER',
    'Amtsgericht "Köln" (Abteilung A), HRB #12 & $HOME',
    'Amtsgericht "Köln" (Abteilung A), HRB #12 & $HOME',
  ],
])('takes %s="%s" as people write it', (name, value, shown) => {
  expect(JSON.stringify(parse({ [name]: value }))).toContain(JSON.stringify(shown))
})

test.each([
  ['Yes', true],
  [' TRUE ', true],
  ['no', false],
  ['false', false],
])('takes VITE_LEAD_SOURCE=%j as %s', (text, isOn) => {
  expect(parse({ VITE_LEAD_SOURCE: text }).sendsLeadSource).toBe(isOn)
})

test('names variables that begin like ours, and which nothing reads', () => {
  const env = { VITE_COMPANY_PHON: 'x', RETENTION_DAY: '9', SMTP_URL: 'x', VITE_TELEPHONE: '', HOSE: 'x', PATH: 'x' }
  expect(describeUnread(env, knownVariables)).toMatch(/^Nothing reads VITE_COMPANY_PHON, RETENTION_DAY\. /)
  expect(describeUnread({ SMTP_URL: 'x', VITE_TELEPHONE: '' }, knownVariables)).toBe('')
})

test('hints at what is probably missing in a fact, and stops no build for it', () => {
  const poor = {
    VITE_COMPANY_PHONE: '+421 000 000 000',
    VITE_COMPANY_ADDRESS: 'Bratislava',
    VITE_OPENING_HOURS: 'by appointment',
    VITE_VAT_NUMBER: '2020000000',
    VITE_BASIS_CLIENTS: '15000 customers',
    VITE_REFERENCES: 'Pump Works: letter of March 2026; Castings',
  }
  parse(poor)
  const [gap] = listDoubts(poor)
  expect(gap?.lines.map((line) => line.split(' ')[0])).toEqual(Object.keys(poor))
  expect(listDoubts({ ...samplePreset, VITE_COMPANY_PHONE: '+421 2 5555 1234' })[0]?.lines ?? []).toEqual(
    listDoubts(samplePreset)[0]?.lines ?? [],
  )
})

test('takes an empty variable as missing', () => {
  const names = [...Object.keys(facts), 'VITE_BACKEND_ANON_KEY', 'RETENTION_DAYS', 'BACKUPS_KEPT', 'VITE_BACKEND_URL']
  expect(parse(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(parse({}))
})

test('lists the company facts without a value, and what a visitor sees of them', () => {
  const none = listMissingFacts({ VITE_COMPANY_EMAIL: ' ' })
  const names = Object.keys(facts).filter((name) => name !== 'VITE_CHAT_PRIVACY_URL')
  expect(none.heading).toBe(`${names.length} facts about the company are samples or missing`)
  expect(none.lines.map((line) => line.split(' ')[0])).toEqual(names)
  expect(none.lines.join('\n')).toMatch(/VITE_COMPANY_PHONE +\+421 000 000 000 on every page/)
  expect(countGaps([none])).toBe(`${none.heading}. npm run check:facts lists them.`)
  expect(describeGaps([none]).split('\n')).toHaveLength(names.length + 2)
  for (const [name, value] of Object.entries(samplePreset))
    expect(listMissingFacts({ [name]: value }).lines.join()).not.toContain(name)
  const all = Object.fromEntries(names.map((name) => [name, 'set']))
  // A chat without a privacy notice.
  expect(listMissingFacts(all).lines).toEqual([expect.stringMatching(/^VITE_CHAT_PRIVACY_URL /)])
  expect(listMissingFacts({ ...all, VITE_CHAT_PRIVACY_URL: 'set' }).lines).toEqual([])
  expect(countGaps([])).toBe('')
})

test('gives every variable in the configuration with which the suite owner tests, but for those of its second site', () => {
  const given = parseEnv(readFileSync('tests/owner/env', 'utf8'))
  const missing = Object.keys({ ...facts, ...siteVariables }).filter((name) => given[name] === undefined)
  expect(missing).toEqual(['VITE_BACKEND_URL', 'VITE_NATIVE_FORMS'])
  expect(parse(given as Record<string, string>).hasNativeForms).toBe(true)
})

/** Returns what the plugin adds to Vite's configuration. */
function getConfig({ config }: ReturnType<typeof siteConfig>) {
  type Hook = (user: object, env: { mode: string }) => { define: Record<'__SITE__' | '__CHAT__', string> }
  return (config as unknown as Hook)({}, { mode: 'production' }).define
}

test('stops the build at an invalid variable', () => {
  vi.stubEnv('VITE_CEO_EMAIL', 'ceo')
  const lines = [
    "The site's configuration is wrong:",
    '  VITE_CEO_EMAIL="ceo": use an address like info@company.example',
  ]
  expect(() => getConfig(siteConfig())).toThrow([...lines, 'Set it in the environment or in .env.local.'].join('\n'))
})

test('reads the environment, unless the variables are fixed', () => {
  vi.stubEnv('VITE_COMPANY_EMAIL', 'hello@company.example')
  vi.stubEnv('VITE_CHAT_PAGE_URL', 'https://chat.example/embed')
  vi.stubEnv('VITE_CHAT_PROVIDER', '')
  vi.stubEnv('VITE_CHAT_PRIVACY_URL', '')
  const { __SITE__: site, __CHAT__: chat } = getConfig(siteConfig())
  expect(JSON.parse(site)).toMatchObject({ email: 'hello@company.example' })
  // The chat is named by its host.
  expect(JSON.parse(chat)).toEqual({ url: 'https://chat.example/embed', provider: 'chat.example', privacyUrl: '' })
  expect(site).not.toContain('chat')
  const fixed = getConfig(siteConfig({ VITE_COMPANY_EMAIL: 'fixed@company.example' }))
  expect(JSON.parse(fixed.__SITE__)).toMatchObject({ email: 'fixed@company.example' })
  expect(fixed.__CHAT__).toBe('null')
})
