import { worker } from './browser.ts'
import { formNames, type FormName } from '#contract/forms.ts'
import { mocked, onSent, outcomes, type Outcome } from './handlers.ts'

/** The selected outcome of each endpoint. */
type Overrides = Record<FormName, Outcome>

const usable = `Use ${formNames.join(' or ')} with one of: ${outcomes.join(', ')}`

/**
 * Starts the mocks of the development server, which answer every call. The URL selects outcomes
 * (`?mock=contact:refused,consultation:slow`), and so does a toolbar at the foot of the window, which also lists what would
 * have been sent.
 *
 * @returns shows the toolbar. React's first render replaces the whole document, so call it afterward.
 */
export async function startMocks(): Promise<() => void> {
  try {
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  } catch (error) {
    console.warn('The mocks need a service worker and could not start. Every call reaches the server.', error)
    return () => undefined
  }
  const toolbar = createToolbar(location.search)
  return () => document.documentElement.append(toolbar)
}

/**
 * Applies the outcomes that a URL selects, and creates a toolbar with a select for the outcome of each endpoint, and a
 * list of the payloads that would have been sent. It names what the URL selects and nobody knows.
 *
 * @param search the query of the URL
 */
export function createToolbar(search: string): HTMLElement {
  const accepted = Object.fromEntries(formNames.map((name) => [name, 'accepted'])) as Overrides
  const { overrides, unknown } = parseOverrides(search)
  const chosen: Overrides = { ...accepted, ...overrides }
  const apply = () => worker.use(...formNames.map((name) => mocked[name][chosen[name]]))
  apply()
  const aside = document.createElement('aside')
  aside.setAttribute('aria-label', 'Mocks (development only)')
  Object.assign(aside.style, {
    // In sight at the foot of the window, and below the footer at the end of the page, where it covers nothing.
    position: 'sticky',
    insetBlockEnd: '0',
    zIndex: '0',
    boxSizing: 'border-box',
    // Not much of a low window. The list scrolls.
    maxBlockSize: 'min(25vh, 8rem)',
    overflowY: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1.5rem',
    padding: '0.5rem 1rem',
    // Leaves the corner free for the chat launcher on wide screens.
    paddingInlineEnd: 'clamp(1rem, 100vw - 48rem, 16rem)',
    background: '#14202b',
    color: '#fff',
    font: '14px/1.5 monospace',
  })
  const list = document.createElement('ol')
  list.setAttribute('aria-label', 'What would have been sent')
  Object.assign(list.style, { flexBasis: '100%', margin: '0', paddingInlineStart: '2rem', overflowWrap: 'anywhere' })
  aside.append(...unknown.map(createNotice), ...formNames.map((name) => createChoice(name, chosen, apply)), list)
  onSent((all) => {
    list.replaceChildren(
      ...all.map(({ name, payload, source }) =>
        Object.assign(document.createElement('li'), {
          textContent: [name, JSON.stringify(payload), source].join(' ').trim(),
        }),
      ),
    )
  })
  return aside
}

function createNotice(text: string): HTMLElement {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.textContent = text
  Object.assign(notice.style, { flexBasis: '100%', margin: '0', fontWeight: '700' })
  return notice
}

function createChoice(name: FormName, chosen: Overrides, apply: () => void): HTMLElement {
  const select = document.createElement('select')
  // The site's reset makes fields inherit their color.
  Object.assign(select.style, { color: '#14202b', background: '#fff' })
  for (const outcome of outcomes) select.add(new Option(outcome, outcome, false, outcome === chosen[name]))
  select.addEventListener('change', () => {
    Object.assign(chosen, { [name]: select.value })
    apply()
  })
  const label = document.createElement('label')
  label.append(`${name}: `, select)
  return label
}

/**
 * Parses `?mock=contact:refused,consultation:slow`.
 *
 * @returns the outcomes, and a sentence for each name and outcome that is not known
 */
export function parseOverrides(search: string): { overrides: Partial<Overrides>; unknown: string[] } {
  const overrides: Partial<Overrides> = {}
  const unknown = []
  for (const override of (new URLSearchParams(search).get('mock') ?? '').split(',').filter(Boolean)) {
    const [key, chosen] = override.split(':')
    const name = formNames.find((known) => known === key)
    const outcome = outcomes.find((known) => known === chosen)
    if (name && outcome) overrides[name] = outcome
    else unknown.push(`?mock=${override} is not known. ${usable}.`)
  }
  return { overrides, unknown }
}
