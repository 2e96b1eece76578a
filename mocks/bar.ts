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
    padding: '0.75rem 1rem',
    background: '#14202b',
    color: '#fff',
    font: '14px/1.5 monospace',
  })
  const list = document.createElement('ol')
  list.setAttribute('aria-label', 'What would have been sent')
  list.style.padding = '0 0 0 2rem'
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

function choice<Name extends Imitated>(name: Name, chosen: Wishes, apply: () => void): HTMLElement {
  const select = document.createElement('select')
  for (const outcome of outcomesFor(name)) {
    select.add(new Option(outcome, outcome, false, outcome === chosen[name]))
  }
  select.addEventListener('change', () => {
    chosen[name] = select.value as Wishes[Name]
    apply()
  })
  const label = document.createElement('label')
  label.append(`${name}: `, select, ' ')
  return label
}
