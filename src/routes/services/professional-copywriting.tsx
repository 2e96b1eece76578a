import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/professional-copywriting'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/professional-copywriting')({
  staticData: {
    title: 'Professional Copywriting',
    summary:
      'Copy for manufacturers from interviews with your engineers: product pages, case studies and quotations in which every figure has a source.',
    service: {
      number: 'S-09',
      card: 'Product texts, case studies and quotations written from interviews with your engineers.',
    },
  },
  component: ProfessionalCopywriting,
})

function ProfessionalCopywriting() {
  return (
    <ServicePage
      plate={plate}
      claim="Texts that an engineer will sign and a buyer will finish."
      lead="Technical firms tend to have two kinds of text: a brochure that engineers disown, and a specification that only its author can read. Between them purchasing looks for a lead time, a tolerance and a reason for the price. We write that middle text for manufacturers whose product has to be explained to several departments."
      offer="Commissions range from a single product page to a full catalogue, or a revision of what you have. The method stays the same whatever the length."
      features={[
        {
          name: 'Interview before writing',
          text: 'Let the writer speak with the engineer who designed the part and the salesperson who defends its price. Both should get the questions in advance and the notes afterwards, for correction of the facts.',
        },
        {
          name: 'Figures with conditions',
          text: 'An enclosure rating is worth little without its standard, hence “IP67 to IEC 60529” and the test report number. Statements for which your files hold no evidence should be flagged in the draft, then proved or struck.',
        },
        {
          name: 'Terms fixed once',
          text: 'With “gear unit”, “gearbox” and “reducer” in one catalogue, a reader suspects three products. Longer projects should open with a glossary of preferred terms, banned synonyms and units, which your translators can take over.',
        },
        {
          name: 'Case studies with consent',
          text: 'Starting point, machine, measured result and limits belong in the text, for readers who compare them with their own plant. Have your customer release the final wording, the figures and the pictures in writing.',
        },
        {
          name: 'Quotations and letters',
          text: 'A quotation travels to people who never met the sales engineer. Scope, exclusions and delivery term therefore belong on its first page, while prices and legal clauses must remain exactly as your office issued them.',
        },
        {
          name: 'Sign-off and versions',
          text: 'Let engineering approve facts and marketing approve language, with both names on the release sheet. A published text needs date and version number, useful on the day a standard is revised.',
        },
      ]}
      closing={{
        heading: 'The page nobody likes to show',
        text: 'Many a website has a product page that the company’s own engineers avoid. Name it, and the departments that should be able to read it. Our proposal will name the people to interview, the length and the order of the new text.',
      }}
    />
  )
}
