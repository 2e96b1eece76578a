import { expect, test, vi } from 'vitest'
import { describeSamples, parseSiteConfig, samplePreset, siteConfig } from './siteConfig.ts'

const builtAt = new Date('2027-03-05T23:30:00Z')
const getError = (env: Record<string, string>) => {
  try {
    parseSiteConfig(env, builtAt)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('uses defaults that reach nobody', () => {
  const site = parseSiteConfig({}, builtAt)
  expect(site).toEqual({
    name: 'B2B Services',
    url: 'https://b2b-services.example',
    phone: '+421 000 000 000',
    email: 'info@b2b-services.example',
    ceoEmail: 'ceo@b2b-services.example',
    registrationNumber: '00 000 000',
    address: '',
    openingHours: '',
    legalForm: '',
    register: '',
    vatNumber: '',
    call: { length: '', with: '', languages: '' },
    data: { recipients: '', mailsKept: '', authority: '' },
    backendUrl: '',
    anonKey: 'public-anonymous-key',
    chat: null,
    hasNativeForms: true,
    retention: { days: 30, backupDays: 7 },
    builtOn: '2027-03-05',
  })
  // RFC 2606 reserves .example, so it never resolves.
  for (const address of [site.url, site.email, site.ceoEmail]) expect(address).toMatch(/[@/.]b2b-services\.example$/)
})

test('reads every variable', () => {
  const site = parseSiteConfig(
    {
      VITE_SITE_URL: 'https://www.company.com/',
      VITE_COMPANY_PHONE: '+421 2 5555 1234',
      VITE_COMPANY_EMAIL: 'hello@company.com',
      VITE_CEO_EMAIL: 'ceo@company.com',
      VITE_REGISTRATION_NUMBER: ' 12 345 678 ',
      VITE_COMPANY_ADDRESS: ' 1 Main Street, 811 01 Bratislava ',
      VITE_OPENING_HOURS: 'Monday–Thursday, 08:00–17:00; Friday, 08:00–14:00 (Central European Time)',
      VITE_LEGAL_FORM: 's.r.o.',
      VITE_REGISTER: 'Commercial Register, Sro, 1234/B',
      VITE_VAT_NUMBER: 'SK2020000000 ',
      VITE_CALL_LENGTH: '30 minutes',
      VITE_CALL_WITH: 'our head of sales',
      VITE_CALL_LANGUAGES: 'English or Slovak',
      VITE_DATA_RECIPIENTS: 'Mail Ltd. (email)',
      VITE_MAIL_RETENTION: 'two years',
      VITE_DATA_AUTHORITY: 'Authority, authority.example',
      VITE_BACKEND_URL: 'https://abc.backend.com//',
      VITE_BACKEND_ANON_KEY: 'eyJhbGciOi.x_y-z.0',
      VITE_CHAT_WIDGET_URL: 'https://chat.provider.com/widget.js',
      VITE_CHAT_PROVIDER: ' Provider Ltd. ',
      VITE_CHAT_ORIGINS: 'https://api.provider.com  https://chat.provider.com',
      PATH: '/bin',
    },
    builtAt,
  )
  expect(site).toMatchObject({
    url: 'https://www.company.com',
    phone: '+421 2 5555 1234',
    email: 'hello@company.com',
    ceoEmail: 'ceo@company.com',
    registrationNumber: '12 345 678',
    address: '1 Main Street, 811 01 Bratislava',
    openingHours: 'Monday–Thursday, 08:00–17:00; Friday, 08:00–14:00 (Central European Time)',
    legalForm: 's.r.o.',
    register: 'Commercial Register, Sro, 1234/B',
    vatNumber: 'SK2020000000',
    call: { length: '30 minutes', with: 'our head of sales', languages: 'English or Slovak' },
    data: { recipients: 'Mail Ltd. (email)', mailsKept: 'two years', authority: 'Authority, authority.example' },
    backendUrl: 'https://abc.backend.com',
    anonKey: 'eyJhbGciOi.x_y-z.0',
    chat: {
      url: 'https://chat.provider.com/widget.js',
      provider: 'Provider Ltd.',
      origins: ['https://chat.provider.com', 'https://api.provider.com'],
    },
  })
})

test.each([
  ['VITE_SITE_URL', 'www.company.com', 'use the public address'],
  ['VITE_SITE_URL', '', 'use the public address'],
  ['VITE_SITE_URL', 'javascript:alert(1)', 'use the public address'],
  ['VITE_COMPANY_PHONE', '02 5555 1234', 'use the international form'],
  ['VITE_COMPANY_EMAIL', 'info', 'use an address like'],
  ['VITE_CEO_EMAIL', 'ceo@', 'use an address like'],
  ['VITE_REGISTRATION_NUMBER', '1', 'give the company registration number'],
  ['VITE_COMPANY_ADDRESS', 'here', 'give the postal address in one line'],
  ['VITE_OPENING_HOURS', 'Monday–Friday, 08:00–16:30', 'give days, hours, and the time zone'],
  ['VITE_OPENING_HOURS', 'office hours (CET)', 'give days, hours, and the time zone'],
  ['VITE_REGISTER', 'here', 'name the register and the entry'],
  ['VITE_VAT_NUMBER', '2020000000', 'use country code and number'],
  ['VITE_CALL_LENGTH', '30', 'say how long a consultation takes'],
  ['VITE_DATA_RECIPIENTS', 'one\nline', 'name who else gets the data'],
  ['VITE_BACKEND_URL', 'backend.com', 'use the address of the hosted backend'],
  ['VITE_BACKEND_URL', 'ftp://backend.com', 'use the address of the hosted backend'],
  ['VITE_BACKEND_ANON_KEY', 'two words', 'use the public anonymous key'],
  ['VITE_CHAT_WIDGET_URL', '/widget.js', 'use the address of the chat provider'],
  ['VITE_CHAT_ORIGINS', 'api.provider.com', 'use origins with spaces between'],
  ['VITE_CHAT_ORIGINS', 'https://a.com/path', 'use origins with spaces between'],
  ['VITE_CHAT_ORIGINS', "https://a.com; script-src 'unsafe-inline'", 'use origins with spaces between'],
])('explains the invalid value %s="%s"', (name, value, help) => {
  const message = getError({ [name]: value })
  expect(message).toContain(`  ${name}="${value}": ${help}`)
  expect(message).toContain('Set it in the environment or in .env.local.')
  expect(message.match(/VITE_\w+/g)?.every((named) => named === name)).toBe(true)
})

test('lists the company facts without a value, and what a visitor sees of them', () => {
  const none = describeSamples({})
  expect(none).toMatch(/^16 facts/)
  expect(none).toMatch(/VITE_COMPANY_PHONE +\+421 000 000 000 on every page/)
  expect(none).toMatch(/VITE_VAT_NUMBER +left out of the footer/)
  for (const [name, value] of Object.entries(samplePreset))
    expect(describeSamples({ [name]: value })).not.toContain(name)
})

test('lists nothing when every company fact is set', () => {
  const names = describeSamples({}).match(/VITE_\w+/g)!
  expect(describeSamples(Object.fromEntries(names.map((name) => [name, 'set'])))).toBe('')
})

test('reports all invalid variables at once', () => {
  const message = getError({ VITE_COMPANY_EMAIL: 'info', VITE_COMPANY_PHONE: '1' })
  expect(message).toContain('VITE_COMPANY_EMAIL="info"')
  expect(message).toContain('VITE_COMPANY_PHONE="1"')
})

test('stops the build at an invalid variable', () => {
  vi.stubEnv('VITE_CEO_EMAIL', 'ceo')
  expect(() => getConfig(siteConfig())).toThrow('VITE_CEO_EMAIL="ceo"')
})

test('names the chat by its host and passes only URL and name to pages', () => {
  vi.stubEnv('VITE_CHAT_WIDGET_URL', 'https://chat.provider.com/widget.js')
  const { define } = getConfig(siteConfig())
  expect(JSON.parse(define.__CHAT__)).toEqual({
    url: 'https://chat.provider.com/widget.js',
    provider: 'chat.provider.com',
  })
  expect(define.__SITE__).not.toContain('chat')
})

test('uses preset values for unset variables', () => {
  const preset = { VITE_CHAT_WIDGET_URL: 'https://preset.example/widget.js' }
  expect(getConfig(siteConfig({}, preset)).define.__CHAT__).toContain('preset.example')
  vi.stubEnv('VITE_CHAT_WIDGET_URL', '')
  expect(getConfig(siteConfig({}, preset)).define.__CHAT__).toBe('null')
})

test('prefers fixed values to the environment', () => {
  vi.stubEnv('VITE_COMPANY_EMAIL', 'hello@company.com')
  vi.stubEnv('VITE_BACKEND_URL', 'https://one.example')
  const { define } = getConfig(siteConfig({ VITE_BACKEND_URL: 'https://two.example' }))
  expect(JSON.parse(define.__SITE__)).toMatchObject({ email: 'hello@company.com', backendUrl: 'https://two.example' })
})

/** Returns what the plugin adds to Vite's configuration. */
function getConfig({ config }: ReturnType<typeof siteConfig>) {
  const hook = config as unknown as (
    user: object,
    env: { mode: string },
  ) => { define: Record<'__SITE__' | '__CHAT__', string> }
  return hook({}, { mode: 'production' })
}
