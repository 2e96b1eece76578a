import preview from '#storybook/preview.tsx'
import {
  Hero as HomeHero,
  Trust as HomeTrust,
  CallToAction as HomeCallToAction,
} from '#src/components/home/HomePage.tsx'

const meta = preview.meta({ title: 'Home/Sections' })

export const Hero = meta.story({ name: 'Top of the home page', render: () => <HomeHero /> })
export const Trust = meta.story({ name: 'Reasons to trust us', render: () => <HomeTrust /> })
export const CallToAction = meta.story({ name: 'Call to action', render: () => <HomeCallToAction /> })
