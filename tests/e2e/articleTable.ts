/** The articles of the specification (section 2): slug, title, and the facts of the dated ones (D1, D2). */
export const articleTable: { slug: string; title?: string; published?: string; minutes?: number }[] = [
  { slug: 'b2b-marketing-trends-2024', title: 'B2B Marketing Trends 2024', published: 'March 2024', minutes: 5 },
  {
    slug: 'email-marketing-best-practices',
    title: 'Email Marketing Best Practices for B2B',
    published: 'February 2024',
    minutes: 6,
  },
  {
    slug: 'linkedin-lead-generation',
    title: 'Mastering LinkedIn Lead Generation for Manufacturing',
    published: 'January 2024',
    minutes: 7,
  },
  {
    slug: 'seo-for-manufacturing',
    title: 'SEO Strategies for Manufacturing Companies',
    published: 'December 2023',
    minutes: 8,
  },
  {
    slug: 'online-sales-strategies',
    title: 'Effective Online Sales Strategies for B2B',
    published: 'November 2023',
    minutes: 6,
  },
  {
    slug: 'content-strategy-guide',
    title: 'Building a Winning B2B Content Strategy',
    published: 'October 2023',
    minutes: 7,
  },
  {
    slug: 'b2b-platform-success',
    title: 'Maximizing Success on B2B Platforms',
    published: 'September 2023',
    minutes: 6,
  },
  {
    slug: 'chatbot-implementation',
    title: 'Implementing AI Chatbots for B2B Success',
    published: 'August 2023',
    minutes: 5,
  },
  { slug: 'visual-branding-tips', title: 'Visual Branding Tips', published: 'July 2023', minutes: 6 },
  { slug: 'database-management', title: 'B2B Database Management Best Practices', published: 'June 2023', minutes: 7 },
  { slug: 'digital-transformation' },
  { slug: 'social-media-b2b' },
  { slug: 'crm-systems' },
  { slug: 'industrial-automation' },
  { slug: 'data-security' },
  { slug: 'lead-generation-funnel' },
  { slug: 'video-marketing' },
  { slug: 'mobile-web-design' },
  { slug: 'ai-in-sales' },
  { slug: 'supply-chain-optimization' },
  { slug: 'trade-show-marketing' },
  { slug: 'webinar-best-practices' },
  { slug: 'brand-identity-development' },
  { slug: 'international-market-expansion' },
  { slug: 'customer-testimonials' },
]

/** The closing boxes that the specification fixes, and all labels that it mentions. */
export const closingBoxes: Record<string, { heading: string; button: string }> = {
  'brand-identity-development': { heading: 'Develop Your Brand Identity', button: 'Get Started' },
  'international-market-expansion': { heading: 'Expand Your Global Reach', button: 'Contact Us' },
  'customer-testimonials': { heading: 'Build Your Success Stories', button: 'Learn More' },
}
export const closingLabels = [
  'Contact Us',
  'Get Started',
  'Learn More',
  'Get Expert Help',
  'Get Consultation',
  'Start Now',
  'Contact Us Today',
  'Get Help',
  'Learn How',
  'Get Started Today',
]

/**
 * Returns the range of words for a stated reading time, at 200 to 240 words a minute. Other articles have 900 to 1,400
 * words.
 */
export const wordRange = (minutes: number | undefined): [number, number] =>
  minutes === undefined ? [900, 1400] : [minutes * 200, minutes * 240]
