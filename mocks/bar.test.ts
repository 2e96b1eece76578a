// In Chromium (project `pages`): the bar is for a developer's hands.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountWidget } from '#src/components/chat/mountWidget.ts'
import { bar } from './bar.ts'
import { worker } from './browser.ts'
import { widgetUrl } from './chat/provider.ts'
import { addSent } from './sent.ts'
import { handlersFor, imitatedNames, outcomesFor, type Imitated, type Wishes } from './wishes.ts'

let shown: HTMLElement

/** Shows the bar as development does. */
function showBar(wishes: Partial<Wishes> = {}) {
  const chosen: Wishes = { contact: 'accepted', consultation: 'accepted', chat: 'answering', ...wishes }
  const apply = () => worker.use(...handlersFor(chosen))
  apply()
  shown = bar(chosen, apply)
  document.body.append(shown)
}

afterEach(() => shown.remove())

const select = (name: Imitated) => page.getByRole('combobox', { name: `${name}:` })

/** Opens the chat's widget; what it tells first. */
async function openChat() {
  const tells = { loaded: vi.fn<() => void>(), failed: vi.fn<() => void>(), escaped: () => undefined }
  const unmount = mountWidget(document.body, { url: widgetUrl, title: 'Chat' }, tells)
  await expect.poll(() => tells.loaded.mock.calls.length + tells.failed.mock.calls.length).toBe(1)
  unmount()
  return tells.loaded.mock.calls.length === 1 ? 'loaded' : 'failed'
}

test('the bar offers every outcome of the functions and of the chat, and shows which were wished', async () => {
  showBar({ consultation: 'silent', chat: 'hanging' })
  for (const name of imitatedNames) {
    const { options } = select(name).element() as HTMLSelectElement
    expect(Array.from(options, ({ value }) => value)).toEqual(outcomesFor(name))
  }
  await expect.element(select('contact')).toHaveValue('accepted')
  await expect.element(select('consultation')).toHaveValue('silent')
  await expect.element(select('chat')).toHaveValue('hanging')
})

test('what is chosen can be read, whatever the site does to its fields', () => {
  showBar()
  shown.style.color = 'white'
  const { color, backgroundColor } = getComputedStyle(select('chat').element())
  expect(color).toBe('rgb(20, 32, 43)')
  expect(backgroundColor).toBe('rgb(255, 255, 255)')
})

test('what is chosen in the bar for the chat happens when it is opened next', async () => {
  showBar()
  expect(await openChat()).toBe('loaded')
  await select('chat').selectOptions('blocked')
  expect(await openChat()).toBe('failed')
  await select('chat').selectOptions('answering')
  expect(await openChat()).toBe('loaded')
})

test('a choice for one leaves the others as they were wished', async () => {
  showBar({ chat: 'blocked' })
  await select('contact').selectOptions('refused')
  expect((await fetch('/functions/v1/send-contact-email', { method: 'POST' })).status).toBe(503)
  expect(await openChat()).toBe('failed')
})

test('the bar lists what would have been sent', async () => {
  showBar()
  addSent({ name: 'send-contact-email', payload: { name: 'Jana' } })
  await expect
    .element(page.getByRole('list', { name: 'What would have been sent' }))
    .toHaveTextContent('send-contact-email {"name":"Jana"}')
})
