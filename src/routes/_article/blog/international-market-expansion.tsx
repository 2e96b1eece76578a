import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/international-market-expansion'
import { Article, Section, Table } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/international-market-expansion')({
  staticData: {
    title: 'International Market Expansion',
    summary:
      'A scoring sheet to choose one export market of three, then the first 100 days: certificates, language, Incoterms 2020, payment and references.',
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
        text: 'Tell us which three countries are on your list. We work with buyers in more than 150 and can help with contacts, language and the first conversations.',
        button: 'Contact Us',
      }}
    >
      <p>
        The e-mail comes at 16:50 on a Friday. A plant in Ohio wants a price for a shot-blast machine: delivered, “with
        UL”, by return. By Monday the firm has an export strategy for America, because somebody there wrote first.
      </p>
      <p>
        Demand abroad is seldom the scarce thing. What is scarce is a technician who can be at the machine on the day it
        stops. Choose the market you can look after, one at a time, and write down the yardstick before you look at the
        candidates. The firm in this example is hypothetical: 80 employees in Central Europe, one product at €180,000,
        no subsidiary anywhere.
      </p>
      <Section heading="Three candidates on one sheet">
        <p>
          Six criteria, weights fixed beforehand and adding up to 20, marks from 0 to 5. Sales, service and accounts
          each fill in the sheet alone; where two of them differ by more than one mark, they must bring a fact.
        </p>
        <Table label="Scoring sheet for three export markets">
          <caption>Points, with the mark (0–5) in brackets: mark times weight; 100 points are possible</caption>
          <thead>
            <tr>
              <th scope="col">Criterion (weight)</th>
              <th scope="col">A: EU neighbour</th>
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
              <th scope="row">Unprompted enquiries, last 24 months (×4)</th>
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
            <tr>
              <th scope="row">Total</th>
              <td>68</td>
              <td>64</td>
              <td>55</td>
            </tr>
          </tbody>
        </Table>
        <p>
          The market with the most plants and the most enquiries comes last. Between A and B lie four points, which is
          one mark in a criterion of weight four. Before deciding, therefore, find out the one thing that could turn the
          result, say whether a freelance fitter near Birmingham would lift B’s service from 3 to 4 and draw it level. A
          zero anywhere calls for a plan with a date, whatever the sum. And Ohio gets a polite answer: a price, a long
          lead time, and no promise of presence.
        </p>
      </Section>
      <Section heading="Days 1–30: certificates before customers">
        <p>Three sets of letters get mixed up in enquiries, and a wrong guess costs a rebuilt control cabinet.</p>
        <ul>
          <li>
            <strong>CE</strong> is the manufacturer’s own declaration in most cases of machinery: risk assessment,
            technical file, declaration of conformity. It holds in all of the EEA. Regulation (EU) 2023/1230 replaces
            Directive 2006/42/EC on 20 January 2027; check on which side of that day your machine is placed on the
            market.
          </li>
          <li>
            <strong>UKCA</strong> applies in Great Britain, which also goes on recognizing CE for most machinery, so
            often nothing new is needed. Northern Ireland asks for CE. UKCA alone is worth nothing in the EU.
          </li>
          <li>
            <strong>UL</strong> is the name of a laboratory. American law knows no counterpart of CE for a whole
            machine. <abbr title="Occupational Safety and Health Administration">OSHA</abbr> wants electrical equipment
            at work to be approved, usually through one of several nationally recognized testing laboratories (29 CFR
            1910.303, 1910.399), and the local inspector decides. In practice: NFPA 79 wiring, a UL 508A panel,
            sometimes a field evaluation on site. Ask the customer’s safety engineer which of these he means.
          </li>
        </ul>
      </Section>
      <Section heading="Days 10–40: the language of the manual">
        <p>
          The brochure may be in English. In the EU the instructions, and the declaration that goes with them, must be
          in the official language the country of use requires (2006/42/EC, Annex I 1.7.4; the new Regulation keeps the
          rule). Budget for it: 120 pages of 250 words are 30,000 words; at an assumed €0.15 a word, €4,500 per language
          and version. Start with a glossary of 80 terms that a customer’s foreman has corrected, because “blast wheel”
          and “turbine” are two parts in one country and one in another. Then translate the five website pages a buyer
          opens first and give them their own addresses; the search side is covered in{' '}
          <Link to="/blog/seo-for-manufacturing">SEO for manufacturers</Link>.
        </p>
      </Section>
      <Section heading="Days 31–60: delivery term and payment">
        <p>
          Write the rule, the exact place and the edition: “FCA Trenčín, our works, gate 2, Incoterms® 2020”. EXW looks
          simple and leaves the export clearance, even the loading, to a stranger; yet it is you who must prove to the
          tax office that the goods left the country, or the invoice without VAT becomes one with it. FCA at your works
          leaves both with you. CIP suits containers better than CIF, which was written for goods loaded on board, and
          since 2020 it demands cover to Institute Cargo Clauses (A). DDP makes you the importer, with duty, import VAT
          and usually a tax registration in a country you have just met; offer DAP instead. DPU, the former DAT, is the
          only rule under which the seller unloads. None of them says when ownership passes or when you are paid.
        </p>
        <p>
          Payment needs its own clause. For €180,000, say 30% with the order, 60% after the factory acceptance test and
          before dispatch, 10% after start-up, at the latest 60 days after delivery: €54,000, €108,000, €18,000. Once
          the machine has left, only the last is at risk. If the buyer wants 90 days for the whole, the financing at an
          assumed 6% is €180,000 × 0.06 × 90 ÷ 360 = €2,700, and the exposure ten times as high. Then insure it, or ask
          for a confirmed letter of credit under UCP 600 and have somebody read the list of documents before you accept
          it. Banks pay against papers; a misspelt consignee stops the money of a perfect machine.
        </p>
      </Section>
      <Section heading="Days 61–100: one reference, three clocks">
        <p>
          Buy the first customer abroad with service, and keep the price. Put the spare-parts set on his shelf at your
          expense, train two operators, answer for a year as if he were next door, and agree in the order that four
          visitors a year may see the machine. How to get that into writing is described under{' '}
          <Link to="/blog/customer-testimonials">customer testimonials</Link>. The next ten conversations then begin at
          his plant. Find those ten by name: by process, size and distance to him, from trade directories or a{' '}
          <Link to="/services/b2b-database">contact database</Link>.
        </p>
        <p>
          As to clocks, two offices that work from 8 to 17 share nine hours with a neighbour in the same zone, eight
          with Britain and two with Chicago, seven hours behind. For two or three weeks in March and one in autumn it is
          three, since America moves its clocks on other dates. Either somebody works late on two agreed days, or{' '}
          <Link to="/services/online-sales-representatives">representatives answer round the clock</Link> and your
          engineer gets a proper question at breakfast. An autoresponder is neither.
        </p>
      </Section>
      <Section heading="Monday: seven facts to collect">
        <ul>
          <li>
            All foreign enquiries of 24 months from the <Link to="/blog/crm-systems">CRM</Link>, by country, with the
            outcome
          </li>
          <li>Door-to-door hours from your service base to three real addresses per country</li>
          <li>The weights of your own sheet, signed before any marks are given</li>
          <li>Date and directive on your current declaration of conformity</li>
          <li>Word count of the manual and the price of one language</li>
          <li>The delivery term in your last five export quotations: is a place named?</li>
          <li>HS code of your machine, entered in the ERP, with the rate of duty in each country on the sheet</li>
        </ul>
      </Section>
    </Article>
  )
}
