import { readQuotations } from './articleTexts.ts'
import type { Sheet } from './Sheet.ts'

const slug = 'customer-testimonials'
// In the article, the words after the dash stand for the signature line.
const [company = '', person = ''] = [
  ...readQuotations(slug, 'permit [supplier]'),
  ...readQuotations(slug, 'consent to [supplier]'),
].map((paragraph) => paragraph.split('—')[0]!)

const signatureLine = (who: string) => ({
  head: ['For', 'Name and function', 'Place and date', 'Signature'],
  rows: [[who, '', '', '']],
})

/** The permission letter of the article on testimonials, as a form. */
export const permissionSheet: Sheet = {
  title: 'Permission letter',
  parts: [
    {
      text: 'Fill in the brackets, strike out what does not apply, and have it signed twice: the employer can give away the logo, but not the face.',
    },
    { heading: 'The company' },
    { text: company },
    signatureLine('The company'),
    { heading: 'The person' },
    { text: person },
    signatureLine('The person'),
    { heading: 'For a film' },
    {
      text: 'Write “the film of [machine and number], taken on [date], in the cut of [date]” in place of “the attached text (version of [date])”. Name the brands, products, and people that may be seen.',
    },
    { heading: 'Annex: how the values were determined' },
    {
      head: ['Value', 'Before', 'After', 'Method and instrument', 'Period'],
      rows: Array.from({ length: 3 }, () => ['', '', '', '', '']),
    },
    { text: 'This form is a starting point and no legal advice. Have a lawyer adapt it to your country once.' },
  ],
}
