import { hero } from './hero.ts'
import { sprite } from './icons.ts'
import type { Plate } from './kit/index.ts'
import b2bMarketingTrends2024 from './articles/b2b-marketing-trends-2024.ts'
import emailMarketingBestPractices from './articles/email-marketing-best-practices.ts'
import linkedinLeadGeneration from './articles/linkedin-lead-generation.ts'
import seoForManufacturing from './articles/seo-for-manufacturing.ts'
import onlineSalesStrategies from './articles/online-sales-strategies.ts'
import contentStrategyGuide from './articles/content-strategy-guide.ts'
import b2bPlatformSuccess from './articles/b2b-platform-success.ts'
import chatbotImplementation from './articles/chatbot-implementation.ts'
import visualBrandingTips from './articles/visual-branding-tips.ts'
import databaseManagement from './articles/database-management.ts'
import digitalTransformation from './articles/digital-transformation.ts'
import socialMediaB2b from './articles/social-media-b2b.ts'
import crmSystems from './articles/crm-systems.ts'
import industrialAutomation from './articles/industrial-automation.ts'
import dataSecurity from './articles/data-security.ts'
import leadGenerationFunnel from './articles/lead-generation-funnel.ts'
import videoMarketing from './articles/video-marketing.ts'
import mobileWebDesign from './articles/mobile-web-design.ts'
import aiInSales from './articles/ai-in-sales.ts'
import supplyChainOptimization from './articles/supply-chain-optimization.ts'
import tradeShowMarketing from './articles/trade-show-marketing.ts'
import webinarBestPractices from './articles/webinar-best-practices.ts'
import brandIdentityDevelopment from './articles/brand-identity-development.ts'
import internationalMarketExpansion from './articles/international-market-expansion.ts'
import customerTestimonials from './articles/customer-testimonials.ts'
import b2bDatabase from './services/b2b-database.ts'
import emailMarketing from './services/email-marketing.ts'
import seoOptimization from './services/seo-optimization.ts'
import onlineSalesRepresentatives from './services/online-sales-representatives.ts'
import advancedChatSystem from './services/advanced-chat-system.ts'
import b2bPlatformRegistration from './services/b2b-platform-registration.ts'
import linkedinMarketing from './services/linkedin-marketing.ts'
import topGraphicServices from './services/top-graphic-services.ts'
import professionalCopywriting from './services/professional-copywriting.ts'
import contact from './pages/contact.ts'
import freeConsultation from './pages/free-consultation.ts'

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
  contact,
  freeConsultation,
]

/** An illustration as pages reference it: path, alt text, and size in pixels. */
export type IllustrationFile = { src: string; alt: string; width: number; height: number }

/** File name, alt text and catalog number of each illustration. */
export const captions: { name: string; alt: string; number: string }[] = all.map(({ name, alt, number }) => ({
  name,
  alt,
  number,
}))

/** Every illustration as a complete SVG document, by file name. */
export const illustrations: Record<string, string> = {
  'hero.svg': hero,
  'icons.svg': sprite(),
  ...Object.fromEntries(all.map(({ name, svg }) => [`${name}.svg`, svg])),
}
