import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import { SiteHeader, SkipLink } from '#src/shell/SiteHeader.tsx'

const meta = preview.meta({
  title: 'Site/Header',
  tags: ['autodocs'],
  parameters: usage(
    'The header is on every page, once. It marks the page on which the visitor is. On a phone its links are in a second line. Do not add what only one page needs.',
    '420px',
  ),
  component: SiteHeader,
})

export const AtHome = meta.story({ name: 'Header' })
export const AtContact = meta.story({ name: 'Header on the contact page', parameters: { path: '/contact' } })
export const OnService = meta.story({
  name: 'Header on a service page, with the menu of services open',
  parameters: { path: '/services/seo-optimization' },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Services' })),
})
export const OnArticle = meta.story({
  name: 'Header on an article, with the menu of articles open',
  parameters: { path: '/blog/crm-systems' },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Articles' })),
})
export const Hover = meta.story({ name: 'Header under the pointer', parameters: { pseudo: { hover: true } } })
export const Focus = meta.story({ name: 'Header with focus', parameters: { pseudo: { focusVisible: 'a' } } })
export const SkipLinkFocus = meta.story({
  name: 'Skip link with focus',
  // A docs page can give the focus to one story only.
  tags: ['!autodocs'],
  render: () => (
    <main id="content" className="page-width" style={{ paddingBlock: '6rem' }}>
      <SkipLink />
    </main>
  ),
  play: () => document.querySelector<HTMLAnchorElement>('a[href="#content"]')?.focus(),
})
