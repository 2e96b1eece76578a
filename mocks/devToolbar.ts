import { onSent } from './sent.ts'
import { mockedNames, listOutcomes, type MockedName, type Overrides } from './overrides.ts'

/**
 * Creates the development toolbar: a select for the outcome of each endpoint and of the chat, and a list of the payloads
 * that would have been sent.
 *
 * @param chosen the outcomes; changed by each selection
 * @param apply called after each selection
 */
export function devToolbar(chosen: Overrides, apply: () => void): HTMLElement {
  const aside = document.createElement('aside')
  aside.setAttribute('aria-label', 'Mocks (development only)')
  Object.assign(aside.style, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem 1.5rem',
    padding: '0.75rem 1rem',
    // Leaves the corner free for the chat launcher on wide screens.
    paddingInlineEnd: 'clamp(1rem, 100vw - 48rem, 16rem)',
    background: '#14202b',
    color: '#fff',
    font: '14px/1.5 monospace',
  })
  const list = document.createElement('ol')
  list.setAttribute('aria-label', 'What would have been sent')
  Object.assign(list.style, { flexBasis: '100%', paddingInlineStart: '2rem', overflowWrap: 'anywhere' })
  aside.append(...mockedNames.map((name) => choice(name, chosen, apply)), list)
  onSent((all) => {
    list.replaceChildren(
      ...all.map(({ name, payload }) =>
        Object.assign(document.createElement('li'), { textContent: `${name} ${JSON.stringify(payload)}` }),
      ),
    )
  })
  return aside
}

function choice(name: MockedName, chosen: Overrides, apply: () => void): HTMLElement {
  const select = document.createElement('select')
  // The site's reset makes fields inherit their color.
  Object.assign(select.style, { color: '#14202b', background: '#fff' })
  for (const outcome of listOutcomes(name)) {
    select.add(new Option(outcome, outcome, false, outcome === chosen[name]))
  }
  select.addEventListener('change', () => {
    Object.assign(chosen, { [name]: select.value })
    apply()
  })
  const label = document.createElement('label')
  label.append(`${name}: `, select)
  return label
}
