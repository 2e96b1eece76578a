import { allTokens } from '../../stories/foundations/tokens.ts'
import { createTheme } from '../theme.ts'

const values = new Map(allTokens.map(({ name, value }) => [name, value]))
// The web font replaces the fallback in `--font` (scripts/fontFaces.ts).
const theme = createTheme((name) => (name === 'font' ? 'var(--font)' : (values.get(name) ?? '')))

let roots = 0

/** Not a plain object, which Storybook would copy once. */
class RootOptions {
  /** React reads this for every story, so `useId` stays unique on a docs page, where each story has a root of its own. */
  get identifierPrefix() {
    return `story${(roots += 1)}`
  }
}

/** Parameters of docs pages: the site's look, the stories' source closed, and ids that do not collide. */
export const docs = {
  docs: { theme, toc: { headingSelector: 'h2, h3', title: 'On this page' } },
  react: { rootOptions: new RootOptions() },
}

/**
 * Returns the parameters of a docs page.
 *
 * @param text when to use the component, when not, and what it says in each state
 * @param height of a story in a frame of its own; without it the stories are in the page itself
 */
export const usage = (text: string, height?: string) => ({
  docs: { description: { component: text }, ...(height && { story: { inline: false, height } }) },
})

/**
 * Keeps a docs page at its top until the reader scrolls. The focus in a story, such as that of an open calendar, would
 * scroll the page to it.
 */
export function openDocsAtTop(): void {
  let page = ''
  let isReaders = false
  const isDocs = () => new URLSearchParams(location.search).get('viewMode') === 'docs'
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => (isReaders = true), { capture: true, passive: true })
  addEventListener(
    'scroll',
    () => {
      if (page !== location.search) isReaders = false
      page = location.search
      if (isDocs() && !isReaders && location.hash === '' && scrollY > 0) scrollTo(0, 0)
    },
    { passive: true },
  )
}
