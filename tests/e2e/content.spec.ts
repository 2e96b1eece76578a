import type { Locator, Page } from '@playwright/test'
import { expect, pages, test, waitForHydration } from './siteTest.ts'

const main = (page: Page): Locator => page.getByRole('main')
const heading = (page: Page, name: string): Locator => main(page).getByRole('heading', { name, exact: true })
const link = (page: Page, name: string): Locator => main(page).getByRole('link', { name, exact: true })
const services = pages.filter((path) => path.startsWith('/services/') && !path.endsWith('/advanced-chat-system'))

test('introduces the company on the home page with links to contact', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional B2B services for growing businesses')
  await expect(link(page, 'Start Now')).toHaveAttribute('href', '/contact')
  await expect(link(page, 'More Information about our services')).toHaveAttribute('href', '/more-information')
})

test('shows a card with icon, title, description and link for each of nine services', async ({ page }) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Our Services' }).getByRole('listitem')
  await expect(cards).toHaveCount(9)
  for (const card of await cards.all()) {
    await expect(card.locator('svg').first()).toBeVisible()
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w/)
    await expect(card.getByRole('link', { name: /^Read more about / })).toHaveAttribute('href', /^\/services\//)
  }
  await expect(cards.getByRole('heading')).toHaveText([
    'B2B Contact Databases',
    'Email Marketing',
    'SEO Optimization',
    'Online Sales Representatives',
    'Advanced Chat System',
    'B2B Platform Registration',
    'LinkedIn Marketing',
    'Top Graphic Services',
    'Professional Copywriting',
  ])
})

test('lists six benefits and the brand on the home page', async ({ page }) => {
  await page.goto('/')
  const trust = page.getByRole('region', { name: 'Why companies trust us' })
  await expect(trust.getByRole('heading', { level: 3 })).toHaveText([
    '15+ years of experience',
    'Certified Apple brand partner',
    '100% GDPR compliance',
    'Proven ROI',
    'More than 1,500 clients',
    'Over 150 countries',
  ])
  await expect(trust).toContainText('worked with a major technology brand for 3 years')
})

test('shows the contact details in the call to action', async ({ page }) => {
  await page.goto('/')
  const action = page.getByRole('region', { name: 'Ready for Growth?' })
  await expect(action.getByRole('link', { name: /^\+[\d ]+$/ })).toHaveAttribute('href', /^tel:\+\d+$/)
  await expect(action.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})

test('shows registration number, CEO contact and year in the footer', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  // `innerText` has only what the browser has laid out, so this reads the whole footer without scrolling there.
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} B2B Services. All rights reserved.`, {
    useInnerText: true,
  })
  await expect(footer.getByText('Company registration number')).toBeVisible()
  await expect(footer.getByText('CEO contact')).toBeVisible()
  await expect(footer.getByRole('link', { name: /^ceo@|@/ }).first()).toHaveAttribute('href', /^mailto:/)
})

test('describes four services and the contact on More Information', async ({ page }) => {
  await page.goto('/more-information')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More Information About Our Services')
  for (const name of [
    'B2B Databases',
    'Email Marketing',
    'SEO Optimization',
    'Online Sales Representatives',
    'Get in Touch',
    'Send us a Message',
  ]) {
    await expect(heading(page, name)).toBeVisible()
  }
  await expect(main(page)).toContainText('150% organic traffic growth within 6 months')
  await expect(main(page)).toContainText('a database updated monthly')
  await expect(page.locator('#contact-form').getByRole('button', { name: 'Send Message' })).toBeVisible()
})

test('links a consultation and the contact form from Ready for Growth', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready for Growth?')
  await expect(link(page, 'Free Consultation')).toHaveAttribute('href', '/free-consultation')
  await expect(main(page).getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/)
  await expect(heading(page, 'Send us a Message')).toBeVisible()
})

test('asks for the required fields and explains the consent in the contact form', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Phone (optional)')).toHaveAttribute('type', 'tel')
  await expect(page.getByLabel('Phone (optional)')).toHaveAttribute('placeholder', /^\+\d/)
  await expect(page.getByLabel('Message', { exact: true })).toHaveAttribute('rows', '5')
  await expect(page.getByLabel(/used solely to respond to my inquiry/)).not.toBeChecked()
  for (const label of ['Name', 'Email', 'Company', 'Message']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required')
  }
  await expect(page.getByLabel('Phone (optional)')).not.toHaveAttribute('required')
})

for (const path of ['/contact', '/more-information', '/free-consultation']) {
  test(`marks the required fields on ${path} by an asterisk, and says so above them`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    await expect(page.getByRole('form').getByRole('paragraph').first()).toHaveText('Fields marked with * are required.')
    const labels = await page.getByRole('form').evaluate((form: HTMLFormElement) =>
      Array.from(form.elements as HTMLCollectionOf<HTMLInputElement>)
        .filter(({ labels }) => labels?.length)
        .map(({ labels, required }) => ({
          required,
          marks: `${labels![0]!.textContent}${getComputedStyle(labels![0]!, '::after').content}`.split('*').length - 1,
        })),
    )
    expect(labels.length).toBeGreaterThan(5)
    expect(labels.filter(({ required, marks }) => marks !== Number(required))).toEqual([])
  })
}

test('explains fields and next steps on the consultation page', async ({ page }) => {
  await page.goto('/free-consultation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule Your Free Consultation')
  for (const label of [
    'Full Name *',
    'Email Address *',
    'Phone Number *',
    'Preferred Date *',
    'Preferred Time *',
    'Timezone *',
  ]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required')
  }
  await expect(page.getByLabel('Any time works for me (flexible)', { exact: true })).not.toBeChecked()
  await expect(page.getByLabel('Email Address *')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Phone Number *')).toHaveAttribute('type', 'tel')
  await expect(page.getByLabel('Phone Number *')).toHaveAttribute('placeholder', '+421 XXX XXX XXX')
  const next = page.getByRole('region', { name: 'What happens next?' })
  for (const words of ['meeting link by email', 'SMS', 'computer or mobile', 'own chat platform', 'time you chose']) {
    await expect(next).toContainText(words)
  }
})

test('lists six features and a next step on each service page', async ({ page }) => {
  for (const path of services) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'What We Offer', exact: true }).getByRole('listitem')).toHaveCount(6)
    await expect(link(page, 'Get Started Now')).toHaveAttribute('href', '/more-information')
  }
})

test('shows the figures and two consultation links on the interactive page', async ({ page }) => {
  await page.goto('/services/advanced-chat-system')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We help resolve anything remotely.')
  await expect(main(page).getByText('What We Offer', { exact: true })).toBeVisible()
  const figures = page.getByRole('region', { name: 'In figures' })
  await expect(figures.getByRole('definition')).toHaveText(['2x', '3x', '40%', '60%', '90%'])
  await expect(figures.getByRole('term')).toHaveText([
    'conversions',
    'more effective than chat',
    'orders',
    'workflow',
    'faster marketing',
  ])
  await expect(page.getByRole('region', { name: 'Key features' }).getByRole('listitem')).toHaveCount(6)
  await expect(heading(page, 'Use cases')).toBeVisible()
  await expect(heading(page, 'Management tools')).toBeVisible()
  await expect(page.getByRole('region', { name: 'WebRTC, peer to peer' })).toContainText('directly between')
  await expect(link(page, 'Free Consultation')).toHaveAttribute('href', '/free-consultation')
  await expect(link(page, 'Get Started Now')).toHaveAttribute('href', '/free-consultation')
})
