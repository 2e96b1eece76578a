import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/professional-copywriting'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/professional-copywriting')({
  staticData: {
    title: 'Professional Copywriting',
    summary:
      'Copy for manufacturers, written with your engineers: product pages, case studies, and quotations in which every figure has its conditions.',
    service: {
      number: 'S-09',
      card: 'Product pages, case studies, and quotations, written with your engineers.',
    },
  },
  component: ProfessionalCopywriting,
})

function ProfessionalCopywriting() {
  return (
    <ServicePage
      plate={plate}
      tagline="Copy that an engineer will sign off on and a buyer will read to the end."
      lead="Technical companies tend to have two kinds of text: a brochure that engineers disown and a specification written for specialists. Between them purchasing looks for a lead time, a tolerance, and a reason for the price. We write that middle text for manufacturers whose product has to be explained to several departments."
      offer="You get a single product page, a full catalog, or a revision of what you have. Length, deadline, and correction rounds are agreed in the offer; the method stays the same."
      features={[
        {
          name: 'Questions before writing',
          text: 'The writer speaks with the engineer who designed the part and the salesperson who defends its price. Both get the notes afterward, to correct the facts.',
        },
        {
          name: 'Figures with conditions',
          text: 'An enclosure rating is worth little without its standard, so the text says “IP67 to IEC 60529” and cites your test report. Statements without evidence in your files are flagged in the draft, then proved or cut.',
        },
        {
          name: 'Terms fixed once',
          text: 'With “gear unit,” “gearbox,” and “reducer” in one catalog, a reader suspects three products. For longer projects, a glossary of preferred terms, banned synonyms, and units is available on request; your translators can use it as well.',
        },
        {
          name: 'Case studies with consent',
          text: 'Starting point, machine, measured result, and limits are all in the text, for readers who compare them with their own plant. Nothing is published before your customer has released wording, figures, and pictures in writing.',
        },
        {
          name: 'Quotations and letters',
          text: 'A quotation travels to people who never met the sales engineer. Scope, exclusions, and delivery term move to its first page, while prices and legal clauses remain exactly as your office issued them.',
        },
        {
          name: 'Sign-off and versions',
          text: 'Engineering approves facts and marketing approves language, on one release sheet. Every text carries a date and a version number, useful on the day a standard is revised.',
        },
      ]}
      closing={{
        heading: 'The page nobody likes to show',
        text: 'Many websites have a product page that the company’s own engineers avoid. Send us its address and name the departments that have to understand it. We’ll tell you whether a rewrite is enough.',
      }}
    />
  )
}
