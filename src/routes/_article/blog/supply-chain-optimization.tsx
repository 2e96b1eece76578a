import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/supply-chain-optimization'
import { Article, Section } from '#src/components/article/Article.tsx'
import { type WorkedLine, WorkedTable } from '#src/components/article/WorkedTable.tsx'
import { OpenCalculator } from '#src/components/calculator/OpenCalculator.tsx'

export const Route = createFileRoute('/_article/blog/supply-chain-optimization')({
  staticData: {
    title: 'Supply Chain Optimization',
    summary:
      'Seven memos between purchasing and marketing on campaigns, forecasts, safety stock, a second foundry, and Incoterms 2020, with the calculations.',
    article: {
      topics: ['supply', 'strategy', 'export', 'data'],
    },
  },
  component: Body,
})

const stockLines: WorkedLine[] = [
  ['d, weekly demand', 'pieces, campaigns taken out', '40'],
  ['s, its standard deviation', 'pieces', '12'],
  ['L, lead time', 'weeks', '9'],
  ['t, its standard deviation', 'weeks, from the last 20 receipts', '2'],
  ['z, service level', 'no shortage in about 95% of cycles (not of pieces)', '1.65'],
  ['Safety stock', 'z × root of (L × s² + d² × t²)', '145'],
  ['Reorder level', 'd × L + safety stock; open orders count', '505'],
]

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Strengthen Your Supply Chain',
        text: 'Tell us what you buy and where it runs short. You will hear whether we can help you find more suppliers, or write to the ones you have.',
        button: 'Contact Us',
      }}
    >
      <p>
        The following memos passed between the purchasing manager and the marketing manager of a maker of hydraulic
        valves with 120 employees. Memos and figures are made up; the argument in them is not. Marketing thinks supply
        is somebody else’s business, and purchasing learns of a campaign from the empty shelf.
      </p>
      <Section heading="Memo 1: your campaign emptied my shelf">
        <p>
          <strong>Purchasing to marketing, week 18.</strong> We plan 40 DN 10 valve bodies a week. From week 14 to 17
          that would be 160. Your trade-press offer made it 220. I had 50 in reserve. Ten pieces have been overdue since
          Friday, the reserve is at zero, and the foundry takes nine weeks to refill it.
        </p>
        <p>
          The ad was booked eleven weeks before it appeared. Had you written one line that day, I could have ordered 60
          more castings with two weeks to spare. Safety stock covers what nobody can know. A campaign is something that
          one of us knows.
        </p>
      </Section>
      <Section heading="Memo 2: nobody ever asked us">
        <p>
          <strong>Marketing to purchasing, week 18.</strong> Fair enough. Your forecast is made from last year’s
          invoices, and we did not know that it existed. From now on you get two things on the first working day of each
          month.
        </p>
        <ul>
          <li>
            The campaign calendar for 16 weeks: product, start, expected extra pieces as a low and a high figure, and
            the name of the person who estimated them.
          </li>
          <li>
            The open quotations from the customer database (
            <Link to="/blog/crm-systems">
              <abbr title="customer relationship management">CRM</abbr>
            </Link>
            ), weighted by probability. At present: 50 pieces at 60%, 120 at 25%, 30 at 80%, 200 at 10%. That makes 30 +
            30 + 24 + 20 = 104.
          </li>
        </ul>
        <p>
          May I send the 104 to the foundry as well? We are proud of the{' '}
          <Link to="/blog/lead-generation-funnel">funnel behind it</Link>.
        </p>
      </Section>
      <Section heading="Memo 3: the safety stock calculation">
        <p>
          <strong>Purchasing to marketing, week 19.</strong> Please don’t. No combination of your four orders gives 104.
          Either the 200 come or they don’t. I will tell the foundry: 40 a week, and one possible order for 200 with a
          decision date. With that they can reserve molding time.
        </p>
        <p>
          You asked how I arrive at my reserve. Until now, by rule of thumb. Here is the formula, valid if demand and
          lead time vary independently and roughly in a bell curve:
        </p>
        <WorkedTable label="Safety stock, line by line" lines={stockLines} />
        <p>L × s² = 9 × 144 = 1,296. d² × t² = 1,600 × 4 = 6,400. The root of 7,696 is 87.7, times 1.65 gives 145.</p>
        <p>
          Now compare the two terms. If you could predict the weekly demand perfectly, I would still need 1.65 × 80 =
          132 pieces, a saving of 13. If the foundry halved its deviation to one week, the root of 1,296 + 1,600 would
          be 53.8, and 89 pieces would do. At €85 each, the first frees €1,105, the second 56 × €85 = €4,760. The
          foundry is irregular partly because our orders are. What I need from marketing is help in being a predictable
          customer.
        </p>
        <OpenCalculator parameter="demand" load={() => import('#src/components/calculator/safetyStock.ts')} />
      </Section>
      <Section heading="Memo 4: suppliers read us too">
        <p>
          <strong>Marketing to purchasing, week 20.</strong> Then treat suppliers as readers. We can offer a page for
          them on the website: delivery address and gate hours, packaging rules, which drawing revision counts, who
          answers technical questions, and who pays invoices. And a monthly email in the same form, built with the tools
          we use for <Link to="/services/email-marketing">customer mailings</Link> and sent to named contacts only. A
          draft:
        </p>
        <blockquote>
          <p>
            Forecast DN 10 body, EN-GJS-400-15, drawing revision F. Weeks 21–29: 40 a week, firm. Week 30: 155 in
            addition, firm, to refill our stock. Weeks 30–34: 40 a week ±20%. Weeks 35–46: 480 in all, for information,
            no obligation to buy. Possible single order: 200 pieces, decision in week 26, wanted in week 38. Revision G,
            with a changed core, follows in week 47; please do not cast ahead beyond week 46. Reply needed by Friday:
            can you hold week 38?
          </p>
        </blockquote>
        <p>
          The 155 are your 145 and the ten we owe. Each line says whether it binds us; your lawyer will ask for that.
        </p>
      </Section>
      <Section heading="Memo 5: what a second foundry costs">
        <p>
          <strong>Purchasing to marketing, week 22.</strong> The email is out. Next: the board wants dual sourcing.
          2,080 bodies a year, 30% of them from a second foundry at €92 instead of €85: 624 × €7 = €4,368 a year.
          Pattern and first samples cost €9,000, over five years €1,800 a year. Together €6,168.
        </p>
        <p>
          After our reserve is used up, every week without castings costs 40 × €140 = €5,600 in contribution. A stoppage
          of two weeks costs €11,200, so the second source must prevent one every 1.8 years to pay. At six weeks,
          €33,600, one in 5.4 years is enough, provided that the second foundry can take over the whole quantity. For a
          two-week stoppage, stock is cheaper: 80 more castings tie up €6,800, at 8% interest €544 a year.
        </p>
        <p>
          It also has to be independent. Two foundries that buy from the same pattern shop, or sit on the same river,
          count as one source. And if it is outside the EU, look up the customs code of the part before the price: the
          carbon border mechanism (<abbr title="Carbon Border Adjustment Mechanism">CBAM</abbr>, Regulation (EU)
          2023/956) puts a carbon price on listed iron and steel goods imported since January 2026, and the Commission
          has proposed a longer list from 2028. Could you help me find candidates in another region?
        </p>
        <p>
          <strong>Marketing, same day.</strong> Gladly. Selecting firms by process, alloy, and country is what we do
          with customers. A <Link to="/services/b2b-database">B2B database</Link> works in that direction too. I will
          send you 15 names; the questionnaire (casting weight, annual tonnage, EN 10204 3.1 certificates, largest
          customer’s share) should come from you.
        </p>
      </Section>
      <Section heading="Memo 6: three letters in our offers">
        <p>
          <strong>Purchasing to marketing, week 24.</strong> A favor in return. Our price list says “ex works” in one
          place and “free house” in another. Neither names an edition or a place. Incoterms 2020 has eleven rules, and I
          suggest these corrections:
        </p>
        <ul>
          <li>
            Write rule, place, edition: <code>FCA [our street and town] Incoterms 2020</code>, where{' '}
            <abbr title="Free Carrier">FCA</abbr> means that we load and clear. Without the place the rule is
            incomplete.
          </li>
          <li>
            Drop <abbr title="Ex Works">EXW</abbr> for customers outside the EU. It leaves export clearance to the
            buyer, while EU customs law as a rule wants an exporter established in the Union.
          </li>
          <li>
            For containers take FCA, <abbr title="Carriage Paid To">CPT</abbr>, or{' '}
            <abbr title="Carriage and Insurance Paid To">CIP</abbr>. <abbr title="Free on Board">FOB</abbr>,{' '}
            <abbr title="Cost and Freight">CFR</abbr>, and <abbr title="Cost, Insurance and Freight">CIF</abbr> are made
            for goods placed on board, and a container is handed over at the terminal, days earlier.
          </li>
          <li>
            Under CPT and CIP we pay the freight to the destination, but the risk passes when the first carrier takes
            over.
          </li>
          <li>
            CIP demands cover as under Institute Cargo Clauses (A), CIF only (C), unless agreed otherwise; both at 110%
            of the contract price at least.
          </li>
          <li>
            <abbr title="Delivered at Place Unloaded">DPU</abbr> is the only rule by which the seller unloads at the
            destination. <abbr title="Delivered Duty Paid">DDP</abbr> includes import duty and tax; nobody offers it
            without asking me.
          </li>
          <li>None of them settles title, payment, or warranty.</li>
        </ul>
        <p>
          The same goes for your pages for <Link to="/blog/international-market-expansion">new export markets</Link>.
        </p>
      </Section>
      <Section heading="Memo 7: what holds from Monday">
        <p>
          <strong>Both, week 25, for the bulletin board.</strong>
        </p>
        <ul>
          <li>No campaign is booked before purchasing has initialed the quantity and the lead time.</li>
          <li>Calendar and quotation list on the first working day; large orders listed singly, never averaged.</li>
          <li>
            Purchasing computes t, the deviation of the lead time, for the ten most expensive castings and seals and
            sends the list around.
          </li>
          <li>Supplier email on the second working day, with firm and free weeks marked.</li>
          <li>One page for suppliers online, with an owner in purchasing.</li>
          <li>Second source only where a six-week stoppage is conceivable; calculation attached.</li>
          <li>“Ex works” and “free house” deleted from price list, offer template, and website.</li>
          <li>Delivery times in advertising come from purchasing and carry a date.</li>
        </ul>
      </Section>
    </Article>
  )
}
