import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import { SiteFooter } from '#src/shell/SiteFooter.tsx'

const meta = preview.meta({
  title: 'Site/Footer',
  tags: ['autodocs'],
  parameters: usage(
    'The footer is on every page, once: the services, all articles, and the company as the title block of a drawing. It takes the articles from their files, so that a new one is there by itself. Do not use it for what a visitor must find.',
    '900px',
  ),
  component: SiteFooter,
})

export const AllArticles = meta.story({ name: 'Footer' })
export const Hover = meta.story({ name: 'Footer under the pointer', parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({ name: 'Footer with focus', parameters: { pseudo: { focusVisible: 'a' } } })
