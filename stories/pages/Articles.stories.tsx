import { createMemoryHistory, Matches } from '@tanstack/react-router'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { getArticles } from '#src/content/pageFacts.ts'
import { createSiteRouter } from '#src/router.tsx'

const articles = getArticles(createSiteRouter({ history: createMemoryHistory() })).map(({ path }) => path)
const getSlug = (path: string) => path.replace('/blog/', '')

/** Shows the article at a path, which the decorator of all stories opens. */
const Article = (_: { path: string }) => <Matches />

// One story for all articles: the control chooses one. Those without a date come first.
const meta = preview.meta({
  title: 'Pages/Articles',
  component: Article,
  parameters: { layout: 'none' },
  argTypes: {
    path: {
      control: 'select',
      options: articles.map(getSlug),
      mapping: Object.fromEntries(articles.map((path) => [getSlug(path), path])),
    },
  },
})

/** Whose author the company has named; the sample is in `.storybook/vite.config.ts`. */
export const WithAuthor = meta.story({
  name: 'Article with an author',
  args: { path: 'ai-in-sales' },
  async play({ canvas }) {
    await expect(await canvas.findByText('By Jana Sample, sample of a role')).toBeVisible()
  },
})
export const Any = meta.story({ name: 'Any article', args: { path: getSlug(articles[0]!) } })
