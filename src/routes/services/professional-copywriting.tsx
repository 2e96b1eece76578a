import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/professional-copywriting'
import blocks from '#src/components/service/ServicePage.module.css'
import { Block, Specimen, Terms, ServicePage } from '#src/components/service/ServicePage.tsx'
import { Table } from '#src/components/site/Table.tsx'

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

// Invented terms of an invented maker of drives.
const terms = [
  ['gear unit', 'gearbox, reducer, drive', 'Getriebe', 'the casing with its gears, without the motor'],
  ['geared motor', 'motor reducer, drive unit', 'Getriebemotor', 'gear unit and motor with one order code'],
  ['rated torque', 'nominal or max. torque', 'Nenndrehmoment', 'in Nm, at the output shaft, service factor 1'],
  ['backlash', 'play, lost motion', 'Verdrehspiel', 'in arcminutes, never in degrees'],
]

function ProfessionalCopywriting() {
  return (
    <ServicePage
      plate={plate}
      tagline="Copy that an engineer will sign off on and a buyer will read to the end."
      lead="Technical companies tend to have two kinds of text: a brochure that engineers disown and a specification written for specialists. Between them purchasing looks for a lead time, a tolerance, and a reason for the price. We write that middle text for manufacturers whose product has to be explained to several departments."
      offer="It may be a single product page, a full catalog, or a revision of what you have. The method stays the same."
      features={{
        'Questions before writing':
          'The writer speaks with the engineer who designed the part and the salesperson who defends its price. Both get the notes afterward, to correct the facts.',
        'Figures with conditions':
          'An enclosure rating is worth little without its standard, so the text says “IP67 to IEC 60529” and cites your test report. Statements without evidence in your files are flagged in the draft, then proved or cut.',
        'Terms fixed once':
          'With “gear unit,” “gearbox,” and “reducer” in one catalog, a reader suspects three products. A longer project begins with a table of preferred terms, banned synonyms, and units, which your translators can use as well.',
        'Case studies with consent':
          'Starting point, machine, measured result, and limits are all in the text, for readers who compare them with their own plant. Nothing is published before your customer has released wording, figures, and pictures in writing.',
        'Quotations and letters':
          'A quotation travels to people who never met the sales engineer. Scope, exclusions, and delivery term move to its first page, while prices and legal clauses remain exactly as your office issued them.',
        'Sign-off and versions':
          'Engineering approves facts and marketing approves language, on one release sheet. Every text carries a date and a version number, useful on the day a standard is revised.',
      }}
      closing={{
        heading: 'The page nobody likes to show',
        text: 'Many websites have a product page that the company’s own engineers avoid. Send us its address and name the departments that have to understand it. A rewrite begins with their questions.',
      }}
    >
      <Block id="order" heading="A typical order">
        <div className={blocks.pair}>
          <div>
            <h3>From your side</h3>
            <ul>
              <li>the present text, the data sheet, and the test report</li>
              <li>an hour each of the designer and the salesperson</li>
              <li>one person who releases</li>
            </ul>
          </div>
          <div>
            <h3>From ours</h3>
            <ul>
              <li>notes of both conversations after about 2 working days</li>
              <li>the draft of a product page after about 5 more, as a document with comments</li>
              <li>the corrected text within about 3, ready for your website</li>
            </ul>
          </div>
        </div>
        <p>Translation, layout, and search terms are not included. Pages, interviews, and languages set the price.</p>
      </Block>
      <Block id="questions" heading="Asked by engineering and by marketing" sheet>
        <Terms
          terms={{
            'Do you write with AI?':
              'A figure comes from your file, never from a model, and the person who wrote the draft answers for it.',
            'Which languages?': 'English first. Other languages go to your translators with the table of terms.',
            'May we change the text later?': 'Yes. Once it is paid for you may alter, shorten, and translate it.',
            'Who sees our test reports?':
              'The writer. They are returned or deleted at the end, and a non-disclosure agreement can come first.',
          }}
        />
      </Block>
      <Block id="specimen" heading="One page of a term table">
        <Specimen caption="The maker of drives and its products are invented.">
          <Table label="Terms">
            <thead>
              <tr>
                <th scope="col">We write</th>
                <th scope="col">Never</th>
                <th scope="col">German</th>
                <th scope="col">Meaning and unit</th>
              </tr>
            </thead>
            <tbody>
              {terms.map(([term, never, german, meaning]) => (
                <tr key={term}>
                  <th scope="row">{term}</th>
                  <td>{never}</td>
                  <td lang="de">{german}</td>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Specimen>
      </Block>
    </ServicePage>
  )
}
