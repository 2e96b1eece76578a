import { RouterContextProvider } from '@tanstack/react-router'
import { expect, screen, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SiteFooter } from '#src/components/site/SiteFooter.tsx'
import { routerWithArticles } from './routerWithArticles.ts'

const meta = preview.meta({
  title: 'Site/Footer',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The footer is on every page, once: the company, the services and all articles. It takes the articles from their files, so that a new one is there by itself. Do not use it for what a visitor must find.',
      },
      story: { inline: false, height: '900px' },
    },
  },
  component: SiteFooter,
})

export const AllArticles = meta.story({ name: 'Footer' })
export const Hover = meta.story({ name: 'Footer under the pointer', parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({ name: 'Footer with focus', parameters: { pseudo: { focusVisible: 'a' } } })

/** Shows a footer with many articles. */
export const ManyArticles = meta.story({
  name: 'Footer with 330 articles',
  decorators: (Story) => (
    <RouterContextProvider router={routerWithArticles(330)}>
      <Story />
    </RouterContextProvider>
  ),
  async play() {
    await expect(within(screen.getByRole('navigation', { name: 'Articles' })).getAllByRole('link')).toHaveLength(330)
  },
})
