import { worker } from './browser.ts'
import type { Outcome } from './outcomes.ts'
import { onSent } from './sent.ts'
import { functions, outcomes, wishesIn, type Imitated } from './wishes.ts'

/**
 * Starts the mocks of development: every call is answered by them. The address chooses outcomes
 * (`?mock=contact:refused,consultation:silent`), and so does a bar at the foot of the page, which lists what would have
 * been sent.
 */
export async function startMocks(): Promise<void> {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  const chosen: Record<Imitated, Outcome> = {
    contact: 'accepted',
    consultation: 'accepted',
    ...wishesIn(location.search),
  }
  const apply = () => worker.use(functions.contact[chosen.contact], functions.consultation[chosen.consultation])
  apply()
  // React owns the document from here on; a bar of its own element beside <body> is left alone.
  document.documentElement.append(bar(chosen, apply))
}

function bar(chosen: Record<Imitated, Outcome>, apply: () => void): HTMLElement {
  const aside = document.createElement('aside')
  aside.setAttribute('aria-label', 'Mocks (development only)')
  Object.assign(aside.style, {
    padding: '0.75rem 1rem',
    background: '#14202b',
    color: '#fff',
    font: '14px/1.5 monospace',
  })
  for (const name of Object.keys(functions) as Imitated[]) {
    const select = document.createElement('select')
    for (const outcome of outcomes) select.add(new Option(outcome, outcome, false, outcome === chosen[name]))
    select.addEventListener('change', () => {
      chosen[name] = select.value as Outcome
      apply()
    })
    const label = document.createElement('label')
    label.append(`${name}: `, select, ' ')
    aside.append(label)
  }
  const list = document.createElement('ol')
  list.setAttribute('aria-label', 'What would have been sent')
  list.style.padding = '0 0 0 2rem'
  aside.append(list)
  onSent((all) => {
    list.replaceChildren(
      ...all.map(({ name, payload }) =>
        Object.assign(document.createElement('li'), { textContent: `${name} ${JSON.stringify(payload)}` }),
      ),
    )
  })
  return aside
}
