import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/international-market-expansion'
import { Article, Section, Table } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/international-market-expansion')({
  staticData: {
    title: 'International Market Expansion',
    summary:
      'A scoring sheet to choose one export market of three, then the first 100 days: certificates, language, Incoterms 2020, payment, and references.',
    article: {
      topics: ['export', 'strategy', 'sales', 'supply'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Expand Your Global Reach',
        text: 'Tell us what you make and which country is next on your list. You will hear whether we can help you find and reach buyers there.',
        button: 'Contact Us',
      }}
    >
      <p>
        Demand abroad is rarely the scarce thing. The scarce thing is a technician who can be at the machine on the day
        it stops. So choose the market you can look after, one at a time, and write down the yardstick before you look
        at the candidates.
      </p>
      <p>
        Most firms do it the other way around. At 16:50 on a Friday, a plant in Ohio emails for the price of a
        shot-blast machine: delivered, “with UL,” as soon as possible. On the first working day after that there is an
        export strategy for America, because somebody there wrote first. Suppose the maker has 80 employees in Central
        Europe, one product at €180,000, and no subsidiary anywhere, and suppose it does the math before it answers.
      </p>
      <Section heading="Three candidates on one sheet">
        <p>
          Six criteria, with weights that are fixed beforehand and add up to 20, and marks from 0 to 5. Sales, service,
          and accounting each fill in the sheet on their own; where two of them differ by more than one mark, each has
          to bring a fact.
        </p>
        <Table label="Scoring sheet for three export markets" figures>
          <caption>Points, with the mark (0–5) in parentheses: mark times weight; 100 points are possible</caption>
          <thead>
            <tr>
              <th scope="col">Criterion (weight)</th>
              <th scope="col">A: EU neighbor</th>
              <th scope="col">B: Great Britain</th>
              <th scope="col">C: US Midwest</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Plants that use such machines (×4)</th>
              <td>8 (2)</td>
              <td>12 (3)</td>
              <td>20 (5)</td>
            </tr>
            <tr>
              <th scope="row">Unprompted inquiries, last 24 months (×4)</th>
              <td>12 (3)</td>
              <td>8 (2)</td>
              <td>16 (4)</td>
            </tr>
            <tr>
              <th scope="row">Technician on site within 24 hours (×4)</th>
              <td>20 (5)</td>
              <td>12 (3)</td>
              <td>4 (1)</td>
            </tr>
            <tr>
              <th scope="row">Certification: little left to do (×3)</th>
              <td>15 (5)</td>
              <td>12 (4)</td>
              <td>3 (1)</td>
            </tr>
            <tr>
              <th scope="row">Payment can be secured (×3)</th>
              <td>9 (3)</td>
              <td>12 (4)</td>
              <td>12 (4)</td>
            </tr>
            <tr>
              <th scope="row">A plant there that would show our machine (×2)</th>
              <td>4 (2)</td>
              <td>8 (4)</td>
              <td>0 (0)</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>68</td>
              <td>64</td>
              <td>55</td>
            </tr>
          </tfoot>
        </Table>
        <p>
          The market with the most plants and the most inquiries comes last. A and B are four points apart, which is one
          mark in a criterion of weight four. Before you decide, then, find out the one thing that could turn the
          result: would a freelance technician near Birmingham lift B’s service from 3 to 4 and draw it level? A zero
          anywhere calls for a plan with a date, whatever the total.
        </p>
      </Section>
      <Section heading="Days 1–30: certificates before customers">
        <p>Three sets of letters get mixed up in inquiries, and a wrong guess costs a rebuilt control cabinet.</p>
        <ul>
          <li>
            <strong>CE</strong> is, for most machinery, the manufacturer’s own declaration: risk assessment, technical
            file, declaration of conformity. It holds throughout the <abbr title="European Economic Area">EEA</abbr>{' '}
            (the EU, Iceland, Liechtenstein, and Norway). Regulation (EU) 2023/1230 replaces Directive 2006/42/EC on
            January 20, 2027, and the day on which your machine is placed on the market decides which of them applies.
          </li>
          <li>
            <strong>UKCA</strong> (UK Conformity Assessed) applies in Great Britain, which also accepts CE on machinery
            with no end date, so often nothing new is needed. That rule was written for the old directive, and London
            spent 2025 asking whether to extend it to the new Regulation: look up the current guidance before you ship
            in 2027. Northern Ireland asks for CE. UKCA by itself is worth nothing in the EU.
          </li>
          <li>
            <strong>UL</strong> is the name of a laboratory. American law has no counterpart of CE for a whole machine.{' '}
            <abbr title="Occupational Safety and Health Administration">OSHA</abbr> wants electrical equipment at work
            to be approved, usually through one of several nationally recognized testing laboratories (29 CFR 1910.303
            and 1910.399), and the local inspector has a say. In practice that means wiring to{' '}
            <abbr title="National Fire Protection Association">NFPA</abbr> 79, a UL 508A panel, and sometimes a field
            evaluation on site. Ask the customer’s safety engineer which of these the plant requires.
          </li>
        </ul>
      </Section>
      <Section heading="Days 10–40: the language of the manual">
        <p>
          The brochure may be in English. In the EU the instructions, and the declaration that goes with them, must be
          in the official language that the country of use requires (2006/42/EC, Annex I, 1.7.4). The new Regulation
          keeps the rule and allows digital instructions, but a buyer who asks for paper at the time of purchase gets it
          free of charge (Article 10(7)). Budget for the words: 120 pages of 250 words are 30,000 words; at an assumed
          €0.15 a word, that is €4,500 per language and version.
        </p>
        <p>
          Start with a glossary of 80 terms that a customer’s foreman has corrected, because “blast wheel” and “turbine”
          are two parts in one country and one in another. Then translate the five web pages a buyer opens first and
          give each language its own URLs; the search side is covered in{' '}
          <Link to="/blog/seo-for-manufacturing">SEO for manufacturers</Link>.
        </p>
      </Section>
      <Section heading="Days 31–60: delivery term and payment">
        <p>
          Write the rule, the exact place, and the edition: “<abbr title="Free Carrier">FCA</abbr> Trenčín, our works,
          gate 2, Incoterms® 2020.” <abbr title="Ex Works">EXW</abbr> looks simple and leaves the export clearance, even
          the loading, to a stranger. Yet you are the one who has to prove to the tax office that the goods left the
          country; otherwise the invoice without <abbr title="value-added tax">VAT</abbr> becomes one with it. FCA at
          your works leaves loading and clearance with you.
        </p>
        <p>
          For containers, <abbr title="Carriage and Insurance Paid To">CIP</abbr> fits better than{' '}
          <abbr title="Cost, Insurance and Freight">CIF</abbr>, which was written for goods loaded on board; since 2020,
          CIP also demands cover to Institute Cargo Clauses (A). <abbr title="Delivered Duty Paid">DDP</abbr> makes you
          the importer, with duty, import VAT, and usually a tax registration in a country you have just met; offer{' '}
          <abbr title="Delivered at Place">DAP</abbr> instead. <abbr title="Delivered at Place Unloaded">DPU</abbr> is
          the only rule under which the seller unloads. None of them says when ownership passes or when you are paid.
        </p>
        <p>
          Payment needs its own clause. For €180,000, say 30% with the order, 60% after the factory acceptance test and
          before dispatch, and 10% after start-up, no later than 60 days after delivery: €54,000, €108,000, and €18,000.
          (Here is a{' '}
          <a href="/downloads/factory-acceptance-report.docx">blank factory acceptance report, DOCX, 12 kB</a>
          .) Once the machine has left, only the last is at risk. If the buyer wants 90 days for the whole, the
          financing at an assumed 6% is €180,000 × 0.06 × 90 ÷ 360 = €2,700, and the exposure is ten times as high. Then
          insure it, or ask for a confirmed letter of credit under the banks’ rules{' '}
          <abbr title="Uniform Customs and Practice for Documentary Credits">UCP</abbr> 600, and have somebody read the
          list of documents before you accept it: a misspelled consignee can hold up the money.
        </p>
      </Section>
      <Section heading="Days 61–100: one reference, three clocks">
        <p>
          Win the first customer abroad with service, and hold the price. Put the spare-parts kit on their shelf at your
          expense, train two operators, look after the machine for a year as if it stood next door, and agree in the
          order that four visitors a year may see it. How to put that in writing is described under{' '}
          <Link to="/blog/customer-testimonials">customer testimonials</Link>. The next ten conversations then start at
          that plant. Find those ten by process, size, and distance, from trade directories or a{' '}
          <Link to="/services/b2b-database">contact database</Link>.
        </p>
        <p>
          As for clocks, an office that works from 8:00 to 17:00 shares nine hours with a neighbor in the same time
          zone, eight with Britain, and two with Chicago, seven hours behind. For two or three weeks in March and one in
          the fall it is three, because America changes its clocks on other dates. Either somebody works late on two
          agreed days, or{' '}
          <Link to="/services/online-sales-representatives">representatives answer around the clock</Link> and your
          engineer finds a proper question at breakfast.
        </p>
      </Section>
      <Section heading="And Ohio? A reply to copy">
        <p>
          The market that wrote first came last on the sheet. It still deserves an answer the same day, one that you can
          live up to:
        </p>
        <blockquote>
          <p>Subject: Your inquiry about a shot-blast machine</p>
          <p>
            Thank you for asking us. The machine costs €180,000 FCA [place], Incoterms 2020; freight, duty, and import
            are yours. Delivery takes [number] weeks. Wiring to NFPA 79 and a field evaluation are extra, and we will
            quote them as soon as your safety engineer has told us what the plant requires.
          </p>
          <p>
            One thing to know before you compare: we have no technician in the United States. Spare parts leave here
            within [number] working days, and a visit takes [number] days to arrange. If that rules us out this time, we
            would rather hear it now.
          </p>
        </blockquote>
        <p>
          Any bracket you cannot fill in is a criterion you have not yet marked. Fill it in for the first two markets as
          well before you quote there.
        </p>
      </Section>
    </Article>
  )
}
