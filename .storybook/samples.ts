// What stories and component tests show in place of an owner's facts.

/** Values of facts without a sample, so that stories and tests show what the facts change. */
export const samplePreset = {
  VITE_LEGAL_NAME: 'Sample Reach Company',
  VITE_COMPANY_ADDRESS: '1 Sample Street, 000 00 Sample City',
  VITE_OPENING_HOURS: 'Monday–Friday, 08:00–16:30 (Central European Time)',
  VITE_REGISTER: 'Sample Register, entry 0000',
  VITE_VAT_NUMBER: 'SK0000000000',
  VITE_CALL_MINUTES: '30',
  VITE_CALL_WITH: 'Jana Sample, Ph.D.',
  VITE_CALL_LANGUAGES: 'English or Slovak',
  VITE_CALL_RESULT: 'a sample note of what was said',
  VITE_LANGUAGES: 'English, Slovak, or Sample',
  VITE_REPLY_DAYS: '1',
  VITE_ANSWERED_BY: 'our sample colleague and two engineers',
  VITE_BASIS_EXPERIENCE: 'founded in 0000, according to a sample register',
  VITE_BASIS_BRAND_PARTNER: 'sample certificate of 0000',
  VITE_BASIS_GDPR: 'audit of 0000 by Sample Audit s.r.o.',
  VITE_BASIS_ROI: '00 sample orders of 00 customers, 0000 to 0000',
  VITE_BASIS_CLIENTS: 'sample customers, invoiced from 0000 to 0000',
  VITE_BASIS_COUNTRIES: 'countries of sample customers, invoiced from 0000 to 0000',
  VITE_BASIS_MAJOR_BRAND: 'sample contract of 0000 to 0000',
  VITE_REFERENCES: 'Sample Pumps: letter of March 2026; Sample Castings: letter of May 2026',
  VITE_COMPANY_PROFILES: 'https://network.example/company/sample',
  VITE_GOOGLE_VERIFICATION: 'sample-verification',
  VITE_DATA_RECIPIENTS: 'Sample Mail Ltd. (email)',
  VITE_MAIL_RETENTION: 'two years after the last answer',
  VITE_DATA_AUTHORITY: 'Sample Authority, https://authority.example',
}

/** Facts that the company has not given yet, on the pages of one service and one article. */
export const sampleFacts = {
  'services/seo-optimization': {
    price: 'from €0,000, without VAT',
    remedy: 'A sample of what happens if the work fails.',
    storage: 'A sample of where the data is stored.',
    basis: { '150% organic traffic growth': 'Sample basis: 00 sites, January 0000 to June 0000' },
  },
  'articles/ai-in-sales': { author: { name: 'Jana Sample', role: 'sample of a role' } },
}
