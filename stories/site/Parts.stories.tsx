import preview from '#storybook/preview.tsx'
import { CallToAction as HomeCallToAction, Hero as HomeHero, Trust as HomeTrust } from '#src/home/HomePage.tsx'
import { ContactDetails } from '#src/contact/ContactDetails.tsx'
import { BackHome, Page } from '#src/site/Page.tsx'
import { SkipLink } from '#src/site/SiteHeader.tsx'

// Parts of pages, each alone.
const meta = preview.meta({ title: 'Site/Parts' })

export const Hero = meta.story({ name: 'Top of the home page', render: () => <HomeHero /> })
export const Trust = meta.story({ name: 'Reasons to trust us', render: () => <HomeTrust /> })
export const CallToAction = meta.story({ name: 'Call to action', render: () => <HomeCallToAction /> })
export const WayBack = meta.story({ name: 'Way back', render: () => <BackHome /> })
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
    <main id="content" className="page-width" style={{ paddingBlock: '6rem' }}>
      <SkipLink />
    </main>
  ),
  play: () => document.querySelector<HTMLAnchorElement>('a[href="#content"]')?.focus(),
})
