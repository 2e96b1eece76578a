// What the form says after each act, and where the focus goes: src/form/forms.test.tsx.
// The rules of days and hours: contract/consultationDraft.test.ts. Failures of the endpoint: src/form/flows.test.ts.
import type { ReactElement } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { consultationFields as fields } from '#contract/consultation.ts'
import { hours } from '#contract/requestedTime.ts'
import { timezoneCodes } from '#contract/moment.ts'
import { sent } from '#mocks/handlers.ts'
import { phoneUrl, site } from '#src/content/site.ts'
import { setClock } from '../../tests/fakes/clock.ts'
import { control, expectError, fill, send, submit } from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'
import { booking, draft } from '../../tests/fixtures/visitor.ts'
import { confirmBooking } from '../consultation/confirmBooking.tsx'
import { endFormFlows } from '../form/formFlow.ts'

const date = () => control(fields.date)
const time = () => control(fields.time)
const timezone = () => control(fields.timezone)
const calendar = () => page.getByRole('dialog', { name: 'Choose a date' })
const opener = () => page.getByRole('button', { name: 'Open the calendar' })
const dayButton = (name: RegExp) => calendar().getByRole('button', { name })

beforeEach(async () => {
  setClock('2027-03-01T12:00:00Z')
  await visit('/free-consultation')
})

test('lists the next steps', async () => {
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1, name: 'Schedule Your Free Consultation' })).toBeVisible()
  const steps = main.getByRole('region', { name: 'What happens next?' }).getByRole('listitem')
  const order = [
    /^You request a day and time\.$/,
    /link by email and the same link by text message \(SMS\)\. Our\steam will also contact you to confirm the time/,
    /^At the chosen time we will meet on our own chat platform, the Advanced Chat System\. .* computer or mobile/,
  ]
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual(
    order.map((fact) => expect.stringMatching(fact) as unknown),
  )
  // The link stands in its sentence, not below the number of the step.
  const link = steps.last().getByRole('link', { name: 'Advanced Chat System' }).element()
  expect(link.getBoundingClientRect().height).toBeLessThan(60)
  // A fact that ends with a period gets no second one.
  await expect
    .element(
      main.getByText(
        `The call takes 30 minutes. You’ll talk to Jana Sample, Ph.D. We speak ${site.callLanguages}. Afterward you get ${site.callResult}.`,
      ),
    )
    .toBeVisible()
})

test('limits the date to two years, requires an hour unless any time works, and offers each zone, Central Europe first', async () => {
  await expect.element(date()).toHaveAttribute('min', '2027-03-02')
  await expect.element(date()).toHaveAttribute('max', '2029-03-01')
  for (const field of [date(), time(), timezone()]) await expect.element(field).toBeRequired()
  await control(fields.flexible).click()
  await expect.element(time()).not.toBeRequired()
  // Every full hour; every time zone with code and city.
  expect(time().getByRole('option').elements()).toHaveLength(1 + hours.length)
  await expect.element(timezone()).toHaveValue('CET')
  const offered = timezone().getByRole('option').elements()
  expect(offered).toHaveLength(timezoneCodes.length)
  expect(offered[0]!.textContent).toBe('CET – Bratislava')
  // The underscore of a code is the payload's.
  const china = timezone().getByRole('option', { name: 'CST China – Shanghai', exact: true })
  expect(china.element()).toHaveValue('CST_CHINA')
})

test('rejects today on the visitor’s clock on a page left open over midnight', async () => {
  setClock('2027-03-02T00:30:00+01:00')
  await send('consultation', { date: '2027-03-02' })
  await expectError(date(), 'Choose tomorrow or a later date')
  await opener().click()
  await expect.element(dayButton(/March 2(nd)?,/)).toBeDisabled()
  await expect.element(dayButton(/March 3(rd)?,/)).toBeEnabled()
  expect(sent()).toEqual([])
})

// That Escape and a press outside close it: tests/e2e/dates.spec.ts.
test('opens the calendar at the chosen day, enters another one by keyboard, described in words, or none', async () => {
  await fill('consultation', { date: '2027-04-20' })
  await opener().click()
  await expect.element(dayButton(/April 20/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(date()).toHaveValue('2027-04-21')
  await expect.element(date()).toHaveAccessibleDescription('You chose Wednesday, April 21, 2027.')
  await expect.element(calendar()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  await opener().click()
  await calendar().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(calendar()).not.toBeInTheDocument()
  await expect.element(date()).toHaveValue('2027-04-21')
})

test('continues with the next month while fewer than four weeks of this one can be picked', async () => {
  setClock('2027-03-28T12:00:00Z')
  await visit('/free-consultation')
  await opener().click()
  const month = (name: string) => calendar().getByRole('grid', { name })
  await expect
    .element(
      calendar()
        .getByText(/^Mar\s–\sApr 2027$/)
        .first(),
    )
    .toBeVisible()
  await expect.element(month('March 2027')).toBeVisible()
  // Both months share a row: each of its days is there once, and takes a click.
  await expect.element(dayButton(/March 29,/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(dayButton(/April 1,/)).toHaveFocus()
  await dayButton(/March 30,/).click()
  await expect.element(date()).toHaveValue('2027-03-30')
  await opener().click()
  await expect.element(dayButton(/March 30,/)).toHaveFocus()
  await userEvent.keyboard('{PageDown}{PageDown}')
  await expect.element(dayButton(/May 30,/)).toHaveFocus()
  await expect.element(month('March 2027')).not.toBeInTheDocument()
  // March 7 cannot be picked, but March 29 can.
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
  await expect.element(dayButton(/March 29,/)).toHaveFocus()
})

test('shows the chosen hour in the visitor’s own time zone too, which a button chooses', async () => {
  const button = page.getByRole('button', { name: 'Use my time zone' })
  await expect.element(button).not.toBeInTheDocument()
  await fill('consultation', { timezone: 'JST', date: '2027-03-05', time: '10:00' })
  await expect
    .element(page.getByText('10:00 JST is 02:00 on March 5, 2027 where you are (Central European Standard Time).'))
    .toBeVisible()
  button.element().focus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'JST' })).toHaveAccessibleDescription('Japan Standard Time')
  await button.click()
  await expect.element(timezone()).toHaveValue('CET')
  await expect.element(timezone()).toHaveFocus()
  await expect.element(button).not.toBeInTheDocument()
  // Both zones show the same time.
  await expect.element(page.getByText(/where you are/)).not.toBeInTheDocument()
})

test('says what hour that is for the team, and that another may be suggested where it is at night', async () => {
  await fill('consultation', { date: '2027-03-05', timezone: 'PST', time: '08:00' })
  const said = () => page.getByRole('form').element().querySelector('output[class*=status]')?.textContent
  // The visitor's clocks are those of the team.
  await expect.poll(said).toBe('08:00 PST is 17:00 on March 5, 2027 where you are (Central European Standard Time).')
  await time().selectOptions('16:00')
  const night = 'It will be night here, so we may suggest another time.'
  await expect
    .poll(said)
    .toBe(
      `16:00 PST is 01:00 on March 6, 2027 where you are (Central European Standard Time).It is the same time for our team. ${night}`,
    )
  await timezone().selectOptions('CET')
  await expect.poll(said).toBe('')
})

test('says what hour that is for a team on other clocks than the visitor, also in the receipt', async () => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/Los_Angeles' }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  endFormFlows()
  await visit('/free-consultation')
  await fill('consultation', { ...draft, date: '2027-03-05', time: '16:00', timezone: 'PST' })
  const night = 'It will be night here, so we may suggest another time.'
  await expect.element(page.getByText(`For our team it is 01:00 on March 6, 2027 (CET). ${night}`)).toBeVisible()
  await submit().click()
  const label = page.getByRole('form').getByRole('region').getByText('Our local time')
  await expect.element(label).toBeVisible()
  const row = label.element().parentElement!.textContent.replaceAll('\u00a0', ' ')
  expect(row).toBe(`Our local time01:00 on March 6, 2027 (CET)${night}`)
})

test('sends the hour of a translated option, and updates the sentence beside translated text', async () => {
  await fill('consultation', { ...draft, date: '2027-03-05', timezone: 'JST' })
  await expect.element(page.getByText(/^10:00 JST is 02:00/)).toBeVisible()
  // Google Translate replaces each text node by a <font> with the translated text.
  const texts = document.createTreeWalker(page.getByRole('form').element(), NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (texts.nextNode()) nodes.push(texts.currentNode as Text)
  for (const node of nodes) {
    const font = document.createElement('font')
    font.textContent = node.data.replaceAll(':', '.')
    node.replaceWith(font)
  }
  await time().selectOptions('14.00')
  await expect.element(page.getByText(/^14:00 JST is 06:00/)).toBeVisible()
  await submit().click()
  await expect.poll(sent).toMatchObject([{ payload: { time: '14:00', timezone: 'JST' } }])
})

test('says in the receipt how to change or cancel: by phone, or by email with the reference', async () => {
  await send('consultation', { date: '2027-03-05' })
  const receipt = page.getByRole('form').getByRole('region')
  await expect.element(receipt.getByText('Change or cancel')).toBeVisible()
  const hrefs = receipt
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(hrefs.slice(0, 2)).toEqual([
    phoneUrl,
    expect.stringMatching(new RegExp(`^mailto:${site.email}\\?subject=Consultation%2C%20reference%20[\\da-f]{12}$`)),
  ])
})

test.each([360, 1_280])(
  'offers on the first screen an entry for a calendar, as long as the call, at %i px',
  async (width) => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(width, 740)
    await send('consultation', { date: '2027-03-05', time: '14:00' })
    const entry = page.getByRole('link', { name: 'Add to my calendar (tentative)' })
    await expect.element(entry).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByText(/^The call takes 30 minutes\. /)).toBeVisible()
    const file = decodeURIComponent(entry.element().getAttribute('href')!)
    expect([site.callMinutes, file]).toEqual([
      30,
      expect.stringMatching(/DTSTART:20270305T130000Z\r\nDTEND:20270305T133000Z/),
    ])
  },
)

test.each([
  [{}, 'and by SMS to +421\u00a0900\u00a0123\u00a0456', 'We’ll send the meeting link by email and SMS.'],
  [{ sms: false as const }, undefined, 'We’ll send the meeting link by email.'],
])('promises in receipt and calendar file what the server sends: %j', (receipt, note, description) => {
  const confirmed = confirmBooking(
    { body: booking, reference: '2f1f3f6f7f10', ...receipt },
    { ownZone: undefined, now: 0 },
  )
  expect(confirmed.facts.find(([label]) => label === 'We’ll send the meeting link to')?.[2]).toBe(note)
  const { href } = (confirmed.next as ReactElement<{ href: string }>).props
  expect(decodeURIComponent(href)).toContain(`\r\nDESCRIPTION:${description}\r\n`)
})

test('books without the own time if the browser cannot tell its zone', async () => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  endFormFlows()
  await visit('/free-consultation')
  await expect.element(date()).toHaveAttribute('min', '2027-03-02')
  await fill('consultation', { ...draft, date: '2027-03-05', timezone: 'JST' })
  await expect.element(page.getByText('For our team it is')).toBeVisible()
  expect(page.getByText(/where you are/).query()).toBeNull()
  await submit().click()
  await expect.poll(sent).toMatchObject([{ payload: { timezone: 'JST' } }])
})
