import { hero } from './hero.ts'
import { sprite } from './icons.ts'
import type { Plate } from './kit/index.ts'
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
