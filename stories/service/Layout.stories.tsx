import { Matches } from '@tanstack/react-router'
import preview from '#storybook/preview.tsx'

// The two layouts of a service page, at the widths where they change.
const meta = preview.meta({ title: 'Service/Layout', component: Matches, parameters: { layout: 'none' } })

const service = { path: '/services/email-marketing' }
const interactive = { path: '/services/advanced-chat-system' }
const tablet = { viewport: { value: 'tablet' } }
const phone = { viewport: { value: 'phone' } }

export const Service = meta.story({ parameters: service })
export const ServiceTablet = meta.story({ parameters: service, globals: tablet })
export const ServicePhone = meta.story({ parameters: service, globals: phone })
export const Interactive = meta.story({ parameters: interactive })
export const InteractiveTablet = meta.story({ parameters: interactive, globals: tablet })
export const InteractivePhone = meta.story({ parameters: interactive, globals: phone })
