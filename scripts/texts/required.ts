// The facts about pages that are fixed (docs/requirements.md, section 2). A test that needs one reads it here; every other list
// comes from the texts and their front matter.

/** The button labels of closing boxes. */
export const closingButtons = [
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
] as const

/** The title, month and reading time of the dated articles by slug, newest first. */
export const datedArticles: Record<string, [title: string, published: string, minutes: number]> = {
  'b2b-marketing-trends-2024': ['B2B Marketing Trends 2024', 'March 2024', 5],
  'email-marketing-best-practices': ['Email Marketing Best Practices for B2B', 'February 2024', 6],
  'linkedin-lead-generation': ['Mastering LinkedIn Lead Generation for Manufacturing', 'January 2024', 7],
  'seo-for-manufacturing': ['SEO Strategies for Manufacturing Companies', 'December 2023', 8],
  'online-sales-strategies': ['Effective Online Sales Strategies for B2B', 'November 2023', 6],
  'content-strategy-guide': ['Building a Winning B2B Content Strategy', 'October 2023', 7],
  'b2b-platform-success': ['Maximizing Success on B2B Platforms', 'September 2023', 6],
  'chatbot-implementation': ['Implementing AI Chatbots for B2B Success', 'August 2023', 5],
  'visual-branding-tips': ['Visual Branding Tips', 'July 2023', 6],
  'database-management': ['B2B Database Management Best Practices', 'June 2023', 7],
}

/** The slugs of the articles without a date. */
export const undatedArticles = [
  'digital-transformation',
  'social-media-b2b',
  'crm-systems',
  'industrial-automation',
  'data-security',
  'lead-generation-funnel',
  'video-marketing',
  'mobile-web-design',
  'ai-in-sales',
  'supply-chain-optimization',
  'trade-show-marketing',
  'webinar-best-practices',
  'brand-identity-development',
  'international-market-expansion',
  'customer-testimonials',
]

/** The closing boxes of the last three articles. */
export const closingBoxes: Record<string, [heading: string, button: (typeof closingButtons)[number]]> = {
  'brand-identity-development': ['Develop Your Brand Identity', 'Get Started'],
  'international-market-expansion': ['Expand Your Global Reach', 'Contact Us'],
  'customer-testimonials': ['Build Your Success Stories', 'Learn More'],
}

/** The services in their order, with slug and name. `S-05` is the interactive product, which has a page of its own kind. */
export const services = [
  { number: 'S-01', slug: 'b2b-database', title: 'B2B Contact Databases' },
  { number: 'S-02', slug: 'email-marketing', title: 'Email Marketing' },
  { number: 'S-03', slug: 'seo-optimization', title: 'SEO Optimization' },
  { number: 'S-04', slug: 'online-sales-representatives', title: 'Online Sales Representatives' },
  { number: 'S-05', slug: 'advanced-chat-system', title: 'Advanced Chat System' },
  { number: 'S-06', slug: 'b2b-platform-registration', title: 'B2B Platform Registration' },
  { number: 'S-07', slug: 'linkedin-marketing', title: 'LinkedIn Marketing' },
  { number: 'S-08', slug: 'top-graphic-services', title: 'Top Graphic Services' },
  { number: 'S-09', slug: 'professional-copywriting', title: 'Professional Copywriting' },
]

/** The slugs of the 25 articles. */
export const articleSlugs = [...Object.keys(datedArticles), ...undatedArticles]

/** The paths of the 38 pages. */
export const pagePaths = [
  '/',
  '/more-information',
  '/contact',
  '/free-consultation',
  ...services.map(({ slug }) => `/services/${slug}`),
  ...articleSlugs.map((slug) => `/blog/${slug}`),
]
