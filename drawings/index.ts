import { hero } from './hero.ts'
import { sprite } from './icons.ts'
import type { Plate } from './kit/index.ts'
import b2bMarketingTrends2024 from './plates/articles/b2b-marketing-trends-2024.ts'
import emailMarketingBestPractices from './plates/articles/email-marketing-best-practices.ts'
import linkedinLeadGeneration from './plates/articles/linkedin-lead-generation.ts'
import seoForManufacturing from './plates/articles/seo-for-manufacturing.ts'
import onlineSalesStrategies from './plates/articles/online-sales-strategies.ts'
import contentStrategyGuide from './plates/articles/content-strategy-guide.ts'
import b2bPlatformSuccess from './plates/articles/b2b-platform-success.ts'
import chatbotImplementation from './plates/articles/chatbot-implementation.ts'
import visualBrandingTips from './plates/articles/visual-branding-tips.ts'
import databaseManagement from './plates/articles/database-management.ts'
import digitalTransformation from './plates/articles/digital-transformation.ts'
import socialMediaB2b from './plates/articles/social-media-b2b.ts'
import crmSystems from './plates/articles/crm-systems.ts'
import industrialAutomation from './plates/articles/industrial-automation.ts'
import dataSecurity from './plates/articles/data-security.ts'
import leadGenerationFunnel from './plates/articles/lead-generation-funnel.ts'
import videoMarketing from './plates/articles/video-marketing.ts'
import mobileWebDesign from './plates/articles/mobile-web-design.ts'
import aiInSales from './plates/articles/ai-in-sales.ts'
import supplyChainOptimization from './plates/articles/supply-chain-optimization.ts'
import tradeShowMarketing from './plates/articles/trade-show-marketing.ts'
import webinarBestPractices from './plates/articles/webinar-best-practices.ts'
import brandIdentityDevelopment from './plates/articles/brand-identity-development.ts'
import internationalMarketExpansion from './plates/articles/international-market-expansion.ts'
import customerTestimonials from './plates/articles/customer-testimonials.ts'
import b2bDatabase from './plates/services/b2b-database.ts'
import emailMarketing from './plates/services/email-marketing.ts'
import seoOptimization from './plates/services/seo-optimization.ts'
import onlineSalesRepresentatives from './plates/services/online-sales-representatives.ts'
import advancedChatSystem from './plates/services/advanced-chat-system.ts'
import b2bPlatformRegistration from './plates/services/b2b-platform-registration.ts'
import linkedinMarketing from './plates/services/linkedin-marketing.ts'
import topGraphicServices from './plates/services/top-graphic-services.ts'
import professionalCopywriting from './plates/services/professional-copywriting.ts'

const all: Plate[] = [
  b2bDatabase,
  emailMarketing,
  seoOptimization,
  onlineSalesRepresentatives,
  advancedChatSystem,
  b2bPlatformRegistration,
  linkedinMarketing,
  topGraphicServices,
  professionalCopywriting,
  b2bMarketingTrends2024,
  emailMarketingBestPractices,
  linkedinLeadGeneration,
  seoForManufacturing,
  onlineSalesStrategies,
  contentStrategyGuide,
  b2bPlatformSuccess,
  chatbotImplementation,
  visualBrandingTips,
  databaseManagement,
  digitalTransformation,
  socialMediaB2b,
  crmSystems,
  industrialAutomation,
  dataSecurity,
  leadGenerationFunnel,
  videoMarketing,
  mobileWebDesign,
  aiInSales,
  supplyChainOptimization,
  tradeShowMarketing,
  webinarBestPractices,
  brandIdentityDevelopment,
  internationalMarketExpansion,
  customerTestimonials,
]

/** The words that stand for each plate: its file's name, alt text and catalogue number. */
export const plates: { name: string; alt: string; number: string }[] = all.map(({ name, alt, number }) => ({
  name,
  alt,
  number,
}))

/** Every drawing as a complete SVG document, by file name. */
export const drawings: Record<string, string> = {
  'hero.svg': hero,
  'icons.svg': sprite(),
  ...Object.fromEntries(all.map(({ name, svg }) => [`${name}.svg`, svg])),
}
