import { Matches } from '@tanstack/react-router'
import preview from '#storybook/preview.tsx'

// Every page in the site's own layout, at its address.
const meta = preview.meta({ title: 'Pages', component: Matches, parameters: { layout: 'none' } })

export const Home = meta.story({ parameters: { path: '/' } })
export const Contact = meta.story({ parameters: { path: '/contact' } })
