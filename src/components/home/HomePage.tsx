import { AfterHeading } from '../site/AfterHeading.tsx'
import { CallToAction } from '../site/CallToAction.tsx'
import { Hero } from './Hero.tsx'
import { ServiceGrid } from './ServiceGrid.tsx'
import { Trust } from './Trust.tsx'

/** Renders the home page: the introduction and its sections, which are rendered after the heading on a tap (D50). */
export function HomePage() {
  return (
    <>
      <Hero />
      <AfterHeading>
        <ServiceGrid />
        <Trust />
        <CallToAction />
      </AfterHeading>
    </>
  )
}
