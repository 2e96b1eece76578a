import { Description, Heading, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { Statechart } from 'storybook-addon-statechart/blocks'
import type { AnyStateMachine } from 'xstate'

let roots = 0

/** Not a plain object, which Storybook would copy once. */
class RootOptions {
  /** React reads this for every story, so `useId` stays unique on a docs page, where each story has a root of its own. */
  get identifierPrefix() {
    return `story${(roots += 1)}`
  }
}

/** Parameters of docs pages: a table of contents, and ids that do not collide. */
export const docs = {
  docs: { toc: { headingSelector: 'h2, h3', title: 'On this page' } },
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
 * Returns the parameters of a docs page with a statechart, which follows the first story of the page.
 *
 * @param text what it is for, and what its states are
 */
export const statechartUsage = (machine: AnyStateMachine, text: string) => ({
  docs: { description: { component: text }, page: () => <StatechartPage machine={machine} /> },
})

/** The docs page of stories that show a machine: its statechart, the first story beside it, and links to the others. */
function StatechartPage({ machine }: { machine: AnyStateMachine }) {
  const of = useOf('meta')
  const stories = of.type === 'meta' ? Object.values(of.csfFile.stories) : []
  return (
    <>
      <Title>{of.type === 'meta' ? of.csfFile.meta.title?.split('/').join(': ') : undefined}</Title>
      <Description />
      <Heading>Statechart</Heading>
      <Statechart machine={machine} />
      <Heading>Try it: the chart follows</Heading>
      <Primary />
      <Heading>Every state as a story</Heading>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

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
