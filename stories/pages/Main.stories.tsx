import { Matches } from '@tanstack/react-router'
import preview from '#storybook/preview.tsx'

// Every page in the site's own layout, at its address.
const meta = preview.meta({ title: 'Pages/Main', component: Matches, parameters: { layout: 'none' } })

export const Home = meta.story({ parameters: { path: '/' } })
export const MoreInformation = meta.story({ parameters: { path: '/more-information' } })
export const Contact = meta.story({ parameters: { path: '/contact' } })
export const FreeConsultation = meta.story({ parameters: { path: '/free-consultation' } })
export const HomeOnPhone = meta.story({
  name: 'Home on a phone (mobile)',
  parameters: { path: '/' },
  globals: { viewport: { value: 'phone' } },
})
export const NotFound = meta.story({ name: 'Not found (404)', parameters: { path: '/services/plumbing' } })
