import { Matches } from '@tanstack/react-router'
import preview from '#storybook/preview.tsx'

// The 25 articles.
const meta = preview.meta({ title: 'Pages/Articles', component: Matches, parameters: { layout: 'none' } })

export const AiInSales = meta.story({ name: 'AI in sales', parameters: { path: '/blog/ai-in-sales' } })
export const B2bMarketingTrends2024 = meta.story({
  name: 'B2B marketing trends 2024',
  parameters: { path: '/blog/b2b-marketing-trends-2024' },
})
export const B2bPlatformSuccess = meta.story({
  name: 'B2B platform success',
  parameters: { path: '/blog/b2b-platform-success' },
})
export const BrandIdentityDevelopment = meta.story({ parameters: { path: '/blog/brand-identity-development' } })
export const ChatbotImplementation = meta.story({ parameters: { path: '/blog/chatbot-implementation' } })
export const ContentStrategyGuide = meta.story({ parameters: { path: '/blog/content-strategy-guide' } })
export const CrmSystems = meta.story({ name: 'CRM systems', parameters: { path: '/blog/crm-systems' } })
export const DataSecurity = meta.story({ parameters: { path: '/blog/data-security' } })
export const DatabaseManagement = meta.story({ parameters: { path: '/blog/database-management' } })
export const DigitalTransformation = meta.story({ parameters: { path: '/blog/digital-transformation' } })
export const EmailMarketingBestPractices = meta.story({ parameters: { path: '/blog/email-marketing-best-practices' } })
export const IndustrialAutomation = meta.story({ parameters: { path: '/blog/industrial-automation' } })
export const InternationalMarketExpansion = meta.story({ parameters: { path: '/blog/international-market-expansion' } })
export const LeadGenerationFunnel = meta.story({ parameters: { path: '/blog/lead-generation-funnel' } })
export const LinkedinLeadGeneration = meta.story({
  name: 'LinkedIn lead generation',
  parameters: { path: '/blog/linkedin-lead-generation' },
})
export const MobileWebDesign = meta.story({ parameters: { path: '/blog/mobile-web-design' } })
export const OnlineSalesStrategies = meta.story({ parameters: { path: '/blog/online-sales-strategies' } })
export const SeoForManufacturing = meta.story({
  name: 'SEO for manufacturing',
  parameters: { path: '/blog/seo-for-manufacturing' },
})
export const SocialMediaB2b = meta.story({ name: 'Social media B2B', parameters: { path: '/blog/social-media-b2b' } })
export const SupplyChainOptimization = meta.story({ parameters: { path: '/blog/supply-chain-optimization' } })
export const TradeShowMarketing = meta.story({ parameters: { path: '/blog/trade-show-marketing' } })
export const VideoMarketing = meta.story({ parameters: { path: '/blog/video-marketing' } })
export const VisualBrandingTips = meta.story({ parameters: { path: '/blog/visual-branding-tips' } })
export const WebinarBestPractices = meta.story({ parameters: { path: '/blog/webinar-best-practices' } })
export const CustomerTestimonials = meta.story({ parameters: { path: '/blog/customer-testimonials' } })
