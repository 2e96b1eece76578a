import preview from '#storybook/preview.tsx'
import { BackHome, Page } from '#src/components/site/Page.tsx'
import { ContactDetails } from '#src/components/contact/ContactDetails.tsx'
import { SkipLink } from '#src/components/site/SiteHeader.tsx'

// Page parts, each alone.
const meta = preview.meta({ title: 'Site/Parts' })

export const WayBack = meta.story({ name: 'Way back', render: () => <BackHome /> })
export const WayBackHover = meta.story({
  name: 'Way back under the pointer',
  render: () => <BackHome />,
  parameters: { pseudo: { hover: true } },
})
export const Details = meta.story({ name: 'Contact details', render: () => <ContactDetails /> })
export const Intro = meta.story({
  name: 'Introduction of a page',
  render: () => (
    <Page
      heading="Schedule Your Free Consultation"
      introduction={<p className="lead">Choose a day and an hour that suit you, in your own time zone.</p>}
    />
  ),
})
export const SkipLinkFocus = meta.story({
  name: 'Skip link with focus',
  render: () => (
    <>
      <SkipLink />
      <main id="content" tabIndex={-1} className="page-width" style={{ paddingBlock: '6rem' }}>
        <h1>What the page says</h1>
      </main>
    </>
  ),
  play: () => document.querySelector<HTMLAnchorElement>('a[href="#content"]')?.focus(),
})
