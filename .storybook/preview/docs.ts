import tokens from '#src/styles/tokens.css?raw'
import { readTokens } from '../../stories/foundations/readTokens.ts'
import { createTheme } from '../theme.ts'

const values = new Map(readTokens(tokens).map(({ name, value }) => [name, value]))
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
