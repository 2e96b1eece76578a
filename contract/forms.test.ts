// A form is also in files that no compiler sees: what is missing for one is named here by its file.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyConsultationValues } from './consultation.ts'
import { emptyContactDraft } from './contact.ts'
import type { FieldFacts } from './fields.ts'
import { toText } from './form.ts'
import { formNames, formOf, formOn, formPages, forms, isFormPage } from './forms.ts'

/**
 * What each form has beside its value in contract/: a file, and what the file says of the form. Its statechart and its event are
 * in documents that scripts/documents.test.ts compares.
 */
const places = formNames.flatMap((name) => {
  const { function: functionName, pages } = forms[name]
  const component = `${name[0]!.toUpperCase()}${name.slice(1)}`
  return [
    [`machines/${name}/${name}Machine.ts`, `id: '${name}'`],
    [`src/${name}/${component}Form.tsx`, `form={${name}Form}`],
    [`src/${name}/${name}Flow.ts`, `${name}Flow = createFormFlow(`],
    ...pages.map((page) => [`src/routes${page}.tsx`, `'${page}'`] as const),
    [`stories/${name}/${component}Form.stories.tsx`, `/Form',`],
    [`stories/${name}/Flow.stories.tsx`, `/Flow',`],
    [`stories/${name}/States.stories.tsx`, `/All states',`],
    [`tests/scenarios/${name}.ts`, `tested${component}`],
    [`supabase/functions/${functionName}/index.ts`, 'hosted'],
    [
      'supabase/config.toml',
      `[functions.${functionName}]\nverify_jwt = false\nentrypoint = "./functions/${functionName}/index.js"`,
    ],
    ['docs/requirements.md', `Sent to \`${functionName}\`.`],
    ...pages.map((page) => ['docs/requirements.md', `- **\`${page}\`**`] as const),
    ['docs/requirements.md', `### ${component.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`],
  ] as const
})

test.each(places)('%s says %j', (file, text) => {
  expect(existsSync(file), `write ${file}`).toBe(true)
  // The message names what is missing; a comparison would print the whole file.
  expect(readFileSync(file, 'utf8').includes(text), `write ${JSON.stringify(text)} into ${file}`).toBe(true)
})

test.each(formNames)('docs/requirements.md describes what is sent by the form %s, and no more', (name) => {
  const { function: functionName, fields } = forms[name]
  const [, after = ''] = readFileSync('docs/requirements.md', 'utf8').split(`Sent to \`${functionName}\`.`)
  const [section = ''] = after.split('\n#')
  const described = [...section.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, names]) => names!.split(', '))
  const sent = Object.entries<FieldFacts>(fields).flatMap(([field, { rule }]) => (rule ? [field] : []))
  expect(described.toSorted()).toEqual(sent.toSorted())
})

test('no two forms share a function, a page, a draft or an event', () => {
  const facts = formNames.flatMap((name) => [
    forms[name].function,
    ...forms[name].pages,
    `draft ${forms[name].draftKey}`,
    forms[name].event,
  ])
  expect(new Set(facts).size).toBe(facts.length)
})

test('finds a form by its function and by its page', () => {
  expect(formOf('send-contact-email')).toBe(forms.contact)
  expect(formOf('toString')).toBeUndefined()
  expect(formOn('/more-information')).toBe(forms.contact)
  expect(formPages.map((page) => formOn(page))).toEqual(
    formNames.flatMap((name) => forms[name].pages.map(() => forms[name])),
  )
  expect([isFormPage('/contact'), isFormPage('/imprint'), formOn('toString')]).toEqual([true, false, undefined])
})

test('begins with empty texts, the default of a select and nothing checked', () => {
  const person = { name: '', email: '', phone: '' }
  expect(emptyContactDraft).toEqual({ ...person, company: '', message: '', gdprConsent: false })
  expect(emptyConsultationValues).toEqual({ ...person, date: '', time: '', timezone: 'CET', flexible: false })
})

// The words of each toast, letter for letter. Other tests read them from here, but for tests/e2e/order.spec.ts.
test('tells a visitor what was ordered', () => {
  const marked = { kind: 'plain', title: 'Please check the highlighted fields', urgent: true }
  expect(forms.contact.says).toEqual({
    sent: { kind: 'plain', title: 'Your message has been sent successfully!' },
    failed: { kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true },
    incomplete: marked,
    invalid: marked,
  })
  const error = (description: string) => ({ kind: 'titled', title: 'Error', description, urgent: true })
  expect(forms.consultation.says).toEqual({
    sent: {
      kind: 'titled',
      title: 'Success!',
      description: 'We will send you a meeting link via email and SMS shortly.',
    },
    failed: error('Failed to book consultation. Please try again.'),
    incomplete: error('Please fill in all fields'),
    invalid: error('Please check the highlighted fields'),
  })
})

test('says a toast in one line, an error without its title', () => {
  const [title, description] = ['Sent.', 'A link is on its way.']
  expect(toText({ kind: 'plain', title, urgent: true })).toBe('Sent.')
  expect(toText({ kind: 'titled', title, description })).toBe('Sent. A link is on its way.')
  expect(toText({ kind: 'titled', title, description, urgent: true })).toBe('A link is on its way.')
})
