import { onSent } from './sent.ts'
import { imitatedNames, outcomesFor, type Imitated, type Wishes } from './wishes.ts'

/**
 * The bar of development: it chooses what becomes of a call, and lists what would have been sent.
 *
 * @param chosen what is chosen, changed by each choice
 * @param apply called after each choice
 */
export function bar(chosen: Wishes, apply: () => void): HTMLElement {
  const aside = document.createElement('aside')
  aside.setAttribute('aria-label', 'Mocks (development only)')
  Object.assign(aside.style, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem 1.5rem',
    padding: '0.75rem 1rem',
    // On a wide page the chat's launcher stands in this corner.
    paddingInlineEnd: 'clamp(1rem, 100vw - 48rem, 16rem)',
    background: '#14202b',
    color: '#fff',
    font: '14px/1.5 monospace',
  })
  const list = document.createElement('ol')
  list.setAttribute('aria-label', 'What would have been sent')
  Object.assign(list.style, { flexBasis: '100%', paddingInlineStart: '2rem', overflowWrap: 'anywhere' })
  aside.append(...imitatedNames.map((name) => choice(name, chosen, apply)), list)
  onSent((all) => {
    list.replaceChildren(
      ...all.map(({ name, payload }) =>
        Object.assign(document.createElement('li'), { textContent: `${name} ${JSON.stringify(payload)}` }),
      ),
    )
  })
  return aside
}

function choice(name: Imitated, chosen: Wishes, apply: () => void): HTMLElement {
  const select = document.createElement('select')
  // The site's fields take their colour from what is around them.
  Object.assign(select.style, { color: '#14202b', background: '#fff' })
  for (const outcome of outcomesFor(name)) {
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
