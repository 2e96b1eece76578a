import { RouterContextProvider } from '@tanstack/react-router'
import { expect, screen, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SiteFooter } from '#src/components/site/SiteFooter.tsx'
import { routerWithArticles } from './routerWithArticles.ts'

const meta = preview.meta({ title: 'Site/Footer', component: SiteFooter })

export const AllArticles = meta.story()
export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({ parameters: { pseudo: { focusVisible: 'a' } } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Shows a footer with many articles. */
export const ManyArticles = meta.story({
  decorators: (Story) => (
    <RouterContextProvider router={routerWithArticles(330)}>
      <Story />
    </RouterContextProvider>
  ),
  async play() {
    await expect(within(screen.getByRole('navigation', { name: 'Articles' })).getAllByRole('link')).toHaveLength(330)
  },
})
