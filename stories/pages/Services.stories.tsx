import { Matches } from '@tanstack/react-router'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Pages/Services', component: Matches, parameters: { layout: 'none' } })

export const AdvancedChatSystem = meta.story({ parameters: { path: '/services/advanced-chat-system' } })
export const B2bDatabase = meta.story({ name: 'B2B database', parameters: { path: '/services/b2b-database' } })
export const B2bPlatformRegistration = meta.story({
  name: 'B2B platform registration',
  parameters: { path: '/services/b2b-platform-registration' },
})
export const EmailMarketing = meta.story({ parameters: { path: '/services/email-marketing' } })
export const LinkedinMarketing = meta.story({
  name: 'LinkedIn marketing',
  parameters: { path: '/services/linkedin-marketing' },
})
export const OnlineSalesRepresentatives = meta.story({ parameters: { path: '/services/online-sales-representatives' } })
export const ProfessionalCopywriting = meta.story({ parameters: { path: '/services/professional-copywriting' } })
export const SeoOptimization = meta.story({
  name: 'SEO optimization',
  parameters: { path: '/services/seo-optimization' },
})
export const TopGraphicServices = meta.story({ parameters: { path: '/services/top-graphic-services' } })
