import type { ReactNode } from 'react'
import { AfterHeading } from '../site/AfterHeading.tsx'
import { Hero } from './Hero.tsx'

/** Renders the home page: the introduction and its sections, which are rendered after the heading on a tap (D50). */
export function HomePage({ children }: { children: ReactNode }) {
  return (
    <>
      <Hero />
      <AfterHeading>{children}</AfterHeading>
    </>
  )
}
