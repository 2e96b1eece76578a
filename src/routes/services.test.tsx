import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { proposal, reply, request } from '#src/contact/reply.ts'
import { getServices } from '#src/content/pageFacts.ts'
import { createSiteRouter } from '#src/router.tsx'
import { visit } from '../../tests/fixtures/visit.tsx'

const main = () => page.getByRole('main')
const plain = getServices(createSiteRouter()).filter(({ slug }) => slug !== 'advanced-chat-system')
const seen = new Set<string>()

const rows = ['You provide', 'You receive', 'Not included', 'Price', 'To get started']

/** What every page says of the way from a message to an order. */
const process = [request, reply, proposal]

/**
 * Expects the sections in their order, the rows of an order, four questions or more, and no sentence of another service's
 * page.
 */
async function expectOwnOrder() {
  const sections = main().getByRole('heading', { level: 2 }).elements()
  const order = [/^What We Offer|Key features$/, /^A typical order$/, /^Questions$/, /^Related articles$/]
  const places = order.map((name) => sections.findIndex(({ textContent }) => name.test(textContent)))
  expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true)
  const terms = main().getByRole('term').elements()
  const said = terms.map(({ textContent }) => textContent)
  expect(rows.filter((row) => !said.includes(row))).toEqual([])
  const begin = terms[said.indexOf('To get started')]!.closest('dl')!
  for (const sentences of process) expect(begin.textContent).toContain(sentences)
  expect(said.filter((term) => term.endsWith('?')).length).toBeGreaterThanOrEqual(4)
  const sentences = [...main().element().querySelectorAll('p, li, dd')]
    .flatMap(({ textContent }) =>
      process.reduce((text, told) => text.replace(told, ''), textContent).split(/(?<=[.!?])\s+/),
    )
    .map((text) => text.trim())
    // Leaves out labels such as "What We Offer".
    .filter((text) => /[.!?]$/.test(text) && text.split(' ').length > 3 && !/^(Week 1 is|If you need)/.test(text))
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((sentence) => seen.has(sentence))).toEqual([])
  for (const sentence of sentences) seen.add(sentence)
}

/** Expects a sample before the offer, which says what in it is invented. */
function expectSample() {
  const figure = main().getByRole('figure').element()
  expect(figure.querySelector('figcaption')?.textContent).toMatch(/invented/)
  const headings = [...main().element().querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(headings[0]).toMatch(/^Sample: |^One call, step by step$/)
}

test.each(plain)(
  '$title lists six features of its own, and leads to more information',
  async ({ slug, title, searchTitle }) => {
    await visit(`/services/${slug}`)
    await expect.element(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(main().getByRole('img').first()).toHaveAccessibleName(/\w+ \w+/)
    expect(document.title).toContain(searchTitle)
    await expectOwnOrder()
    expectSample()
    const features = main().getByRole('region', { name: 'What We Offer' }).getByRole('heading', { level: 3 }).elements()
    expect(new Set(features.map(({ textContent }) => textContent)).size).toBe(6)
    const articles = main().getByRole('navigation', { name: 'Related articles' }).getByRole('link')
    await expect.element(articles.nth(2)).toHaveAttribute('href', expect.stringMatching(/^\/blog\//))
    // Below the lead, after the offer, after the typical order, and at the end.
    const started = main().getByRole('link', { name: 'Get Started Now' }).elements()
    expect(started.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/more-information'))
  },
)

test('shows the figures, six features, use cases, tools and the WebRTC note of the interactive product', async () => {
  await visit('/services/advanced-chat-system')
  await expect
    .element(main().getByRole('heading', { level: 1, name: 'We help resolve anything remotely.' }))
    .toBeVisible()
  await expectOwnOrder()
  const figures = main().getByRole('region', { name: 'In figures' }).getByRole('term').elements()
  expect(figures.map((term) => [term.nextElementSibling?.textContent, term.textContent])).toEqual([
    ['2x', 'conversions'],
    ['3x', 'more effective than chat'],
    ['40%', 'orders'],
    ['60%', 'workflow'],
    ['90%', 'faster marketing'],
  ])
  const items = (name: string) => main().getByRole('region', { name }).getByRole('listitem').all()
  expect(items('Key features')).toHaveLength(6)
  const terms = (name: string) => main().getByRole('region', { name }).getByRole('term')
  expect(terms('Use cases').all()).toHaveLength(6)
  expect(terms('Management tools').all().length).toBeGreaterThan(2)
  await expect
    .element(
      main()
        .getByRole('region', { name: 'How a call connects' })
        .getByText(/^WebRTC, .*peer to peer/),
    )
    .toBeVisible()
  expect(items('One call, step by step')).toHaveLength(6)
  // Its name is seen above its heading, and its figures are read after what it offers.
  const name = main().getByText('Advanced Chat System', { exact: true }).first().element()
  const heading = main().getByRole('heading', { level: 1 }).element()
  expect(name.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(parseFloat(getComputedStyle(name).fontSize)).toBeGreaterThan(parseFloat(getComputedStyle(heading).fontSize))
  const sections = main().getByRole('heading', { level: 2 }).elements()
  const places = ['Key features', 'In figures', 'Use cases'].map((text) =>
    sections.findIndex(({ textContent }) => textContent === text),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const name of ['Free Consultation', 'Get Started Now'])
    for (const link of main().getByRole('link', { name }).elements())
      expect(link).toHaveAttribute('href', '/free-consultation')
  expect(main().getByRole('link', { name: 'Get Started Now' }).elements()).toHaveLength(3)
})

test.each([
  [
    'email-marketing',
    ['Day', '1', '4', '7', '11', '13', '25'],
    {
      You: ['0% 12%', '12% 12%', '24% 16%', '40% 8%', '48% 48%'],
      We: ['0% 12%', '12% 12%', '24% 16%', '40% 8%', '96% 4%'],
    },
    0,
  ],
  [
    'online-sales-representatives',
    ['Week', '1', '2', '3', '5'],
    { You: ['0% 17%', '17% 17%', '33% 33%'], We: ['0% 17%', '17% 17%', '33% 33%', '67% 33%'] },
    1,
  ],
  [
    'b2b-platform-registration',
    ['Day', '1', '6', '9', '11', '20'],
    { You: ['25% 15%', '40% 10%', '50% 50%'], We: ['0% 25%', '25% 15%', '40% 10%', '50% 50%'] },
    0,
  ],
])('draws who works when in an order of %s, and what goes on', async (slug, scale, expected, arrows) => {
  await visit(`/services/${slug}`)
  const chart = main().getByRole('region', { name: 'A typical order' }).element().querySelector('svg')!
  const lanes = [...chart.querySelectorAll('g')].map((lane) => [
    lane.querySelector('text')!.textContent,
    [...lane.querySelectorAll('rect')].map((bar) =>
      ['x', 'width'].map((side) => `${Math.round(parseFloat(bar.getAttribute(side)!))}%`).join(' '),
    ),
  ])
  expect(Object.fromEntries(lanes)).toEqual(expected)
  expect([...chart.querySelectorAll(':scope > text')].map(({ textContent }) => textContent)).toEqual(scale)
  expect(chart.querySelectorAll('path')).toHaveLength(arrows)
})

test('numbers the steps of each order without one number over another', async () => {
  const { innerWidth: width, innerHeight: height } = window
  for (const { path } of getServices(createSiteRouter())) {
    await visit(path)
    const chart = main().getByRole('region', { name: 'A typical order' }).element().querySelector('svg')!
    for (const screen of [360, 768, 1024, 1280, 1920]) {
      await page.viewport(screen, 780)
      const shown = [...chart.querySelectorAll(':scope > text')].filter((text) => text.checkVisibility()).slice(1)
      expect(shown.length).toBeGreaterThan(1)
      const boxes = shown.map((text) => text.getBoundingClientRect())
      for (const [index, box] of boxes.slice(1).entries())
        expect(box.left, `${path} at ${screen} px`).toBeGreaterThan(boxes[index]!.right + 2)
    }
  }
  await page.viewport(width, height)
})

test('says below the heading how long an order takes, what the customer does, and what decides the price', async () => {
  const brief = () => main().getByRole('region', { name: 'A typical order in brief' })
  const read = () =>
    Object.fromEntries(
      brief()
        .getByRole('definition')
        .elements()
        .map((text) => [text.previousElementSibling!.textContent, text.textContent]),
    )
  await visit('/services/seo-optimization')
  await expect.element(brief()).toBeVisible()
  expect(read()).toEqual({
    Duration: '26 working days, then monthly reports',
    'Your part':
      'You choose the ten pages on day 16. From day 27, you check the dimensions, and your web agency publishes the texts.',
    'The price depends on': 'The number of pages, languages, and months',
    Price: 'From €0,000, without VAT',
  })
  for (const { path } of getServices(createSiteRouter())) {
    await visit(path)
    await expect.element(brief()).toBeVisible()
    expect(Object.values(read()).length).toBeGreaterThanOrEqual(3)
    const link = brief().getByRole('link', { name: 'See a typical order' }).element()
    const target = document.getElementById(new URL((link as HTMLAnchorElement).href).hash.slice(1))!
    expect(target.textContent).toBe('A typical order')
  }
})

test('says of each step when it is and who works', async () => {
  await visit('/services/online-sales-representatives')
  const steps = main().getByRole('region', { name: 'A typical order' }).getByRole('listitem').elements()
  const heads = steps.map((step) => [...step.querySelectorAll('strong, strong + span')].map((part) => part.textContent))
  expect(heads).toEqual([
    ['Week 1', 'Both of us'],
    ['Week 2', 'Both of us'],
    ['Weeks 3–4', 'Both of us'],
    ['From week 5', 'We'],
  ])
})

test('shows what the company has said of price, failure, storage and figures', async () => {
  await visit('/services/seo-optimization')
  const order = main().getByRole('region', { name: 'A typical order' })
  await expect
    .element(order.getByText(/^The order above costs from €0,000, without VAT\. The price depends on/))
    .toBeVisible()
  for (const term of ['If we don’t deliver', 'Stored data'])
    await expect.element(order.getByRole('term').filter({ hasText: term })).toBeVisible()
  await expect.element(main().getByRole('region', { name: 'Basis of our figures' })).toBeVisible()
})

test('leads to the services that go with one, each with a reason, and to the comparison of all', async () => {
  const services = getServices(createSiteRouter())
  for (const { path } of services) {
    await visit(path)
    const links = main().getByRole('navigation', { name: 'Services that go with it' }).getByRole('link')
    const targets = links.elements().map((link) => link.getAttribute('href'))
    expect(targets.at(-1), path).toBe('/more-information#all-services')
    const others = targets.slice(0, -1)
    expect(new Set(others).size, path).toBeGreaterThanOrEqual(2)
    expect(
      others.filter((other) => other === path || !services.some((service) => service.path === other)),
      path,
    ).toEqual([])
  }
})

test('shows consent by country on the page of the contact databases, to which others link', async () => {
  const table = () => main().getByRole('region', { name: 'Letters, emails, and calls by country' })
  await visit('/services/email-marketing')
  await main().getByRole('link', { name: 'table of countries' }).click()
  await expect.element(main().getByRole('heading', { name: 'Consent by country' })).toBeInViewport()
  await main().getByText('Show the rules of 8 countries').click()
  await expect.element(table().getByRole('columnheader', { name: 'Letter' })).toBeVisible()
  await expect
    .element(table().getByRole('row').filter({ hasText: 'Germany' }))
    .toMatchTextContent(
      'GermanyNo consent neededConsent needed Except for your own customers.Consent needed Presumed consent is enough.',
    )
})

test('fills the width with the order and the questions, and gives each label a line of its own on a phone', async () => {
  const { innerWidth: width, innerHeight: height } = window
  const region = (name: string) => main().getByRole('region', { name, exact: true })
  const boxesOf = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect())
  for (const { path, slug } of getServices(createSiteRouter())) {
    const names = ['A typical order', 'Questions', ...(slug === 'advanced-chat-system' ? ['How a call connects'] : [])]
    await page.viewport(1280, 900)
    await visit(path)
    for (const name of names) {
      const [heading] = boxesOf(region(name).getByRole('heading', { level: 2 }).elements())
      // The order stands in a frame.
      const filled = name === 'A typical order' ? 'h2 + div' : 'ol, dl, li, dl > div, svg'
      const boxes = boxesOf([...region(name).element().querySelectorAll(filled)])
      // Below the heading, from its edge on, and to the edge of the page.
      expect(Math.min(...boxes.map(({ left }) => left)), path).toBeCloseTo(heading!.left, 0)
      expect(Math.max(...boxes.map(({ right }) => right)), path).toBeCloseTo(1280 - heading!.left, 0)
    }
    const [scope, start] = boxesOf(region('A typical order').getByRole('paragraph').elements())
    expect(start!.left, path).toBeGreaterThan(scope!.right)
    await page.viewport(360, 780)
    for (const name of names)
      for (const cell of region(name).element().querySelectorAll('li:has(span), dl > div')) {
        const [label, text] = boxesOf([...cell.children])
        expect(text!.top, path).toBeGreaterThanOrEqual(label!.bottom)
      }
  }
  await page.viewport(width, height)
})
