import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/lead-generation-funnel'
import { Article, Section, Table } from '#src/components/article/Article.tsx'
import { type WorkedLine, WorkedTable } from '#src/components/article/WorkedTable.tsx'
import { OpenCalculator } from '#src/components/calculator/OpenCalculator.tsx'

export const Route = createFileRoute('/_article/blog/lead-generation-funnel')({
  staticData: {
    title: 'Building a B2B Lead Generation Funnel',
    summary:
      'A pump maker’s year counted back from 72 orders to the inquiries they need, with three leaks found, repaired, and worked out in full.',
    article: {
      topics: ['strategy', 'sales', 'data'],
    },
  },
  component: Body,
})

const countLines: WorkedLine[] = [
  ['A. Orders wanted', 'sales target, new customers only', '72'],
  ['B. Inquiries last year', 'CRM, by date received', '500'],
  ['C. Qualified', 'of B, by the same inquiry number', '300'],
  ['D. Quoted', 'of C; a revision counts once', '240'],
  ['E. Ordered', 'of D', '48'],
  ['F. Quotations needed', 'A × D ÷ E', '360'],
  ['G. Qualified inquiries needed', 'F × C ÷ D', '450'],
  ['H. Inquiries needed', 'G × B ÷ C', '750'],
  ['I. Extra engineering hours', '(F − D) × hours per quotation', '480'],
]

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Build Your Funnel',
        text: 'Two lines will do: what you sell, and how many orders from new customers you want next year. We’ll say whether we are the right company to look for them with you.',
        button: 'Get Started',
      }}
    >
      <p>
        Seventy-two orders from new customers: the sales meeting has set that target for next year and asks marketing
        how many leads it will take. The usual answer is a round number with a plus sign behind it. Division gives a
        better one.
      </p>
      <p>
        Take a maker of chemical process pumps with 70 employees. Every input below is an assumption; put in the figures
        from your own <abbr title="enterprise resource planning">ERP</abbr> (enterprise resource planning) system. The
        result will disappoint anyone hoping for a bigger advertising budget. Most of the missing orders can come from
        inquiries the firm already receives, above all from quotations nobody followed up on, so the repairs start at
        the end of the funnel, where the money comes out.
      </p>
      <Section heading="Count back from the orders">
        <p>
          Last year 500 firms that had never bought before sent an inquiry. In 300 cases it was qualified: medium, flow
          rate, head, and temperature were known and within the firm’s range. The application engineers wrote 240
          quotations, and 48 of them became orders, at €16,000 on average. That gives three rates:
        </p>
        <ul>
          <li>inquiry to qualified: 300 ÷ 500 = 60%</li>
          <li>qualified to quoted: 240 ÷ 300 = 80%</li>
          <li>quoted to ordered: 48 ÷ 240 = 20%</li>
        </ul>
        <p>
          Now run it backward from the target: 72 ÷ 0.20 = 360 quotations, 360 ÷ 0.80 = 450 qualified inquiries, 450 ÷
          0.60 = 750 inquiries. That is 250 more than last year, half as many again.
        </p>
        <p>
          Before anybody buys those 250, look at the middle of the chain. There would be 120 more quotations. At four
          hours each that is 480 hours, or 0.3 of an application engineer who works 1,600 hours a year. If nobody is
          hired, every quotation gets slower, the 80% drops, and the advertising money has bought a backlog.
        </p>
        <Table label="One target by two routes" figures>
          <caption>One target by two routes; in parentheses, the share of the stage before</caption>
          <thead>
            <tr>
              <th scope="col">Stage</th>
              <th scope="col">Last year</th>
              <th scope="col">72 orders at last year’s rates</th>
              <th scope="col">72 orders after three repairs</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Inquiries</th>
              <td>500</td>
              <td>750</td>
              <td>530</td>
            </tr>
            <tr>
              <th scope="row">Qualified</th>
              <td>300 (60%)</td>
              <td>450 (60%)</td>
              <td>339 (64%)</td>
            </tr>
            <tr>
              <th scope="row">Quoted</th>
              <td>240 (80%)</td>
              <td>360 (80%)</td>
              <td>288 (85%)</td>
            </tr>
            <tr>
              <th scope="row">Ordered</th>
              <td>48 (20%)</td>
              <td>72 (20%)</td>
              <td>72 (25%)</td>
            </tr>
          </tbody>
        </Table>
      </Section>
      <Section heading="Leak one: 84 quotations without a verdict">
        <p>
          Of the 240 quotations, 192 did not become orders. Sorted by the reason noted in the customer database (
          <abbr title="customer relationship management">CRM</abbr>), 50 were lost on price, 40 on delivery time, and 18
          projects were stopped. For the remaining 84, all long past their validity, the field is empty. They stand for
          84 × 4 = 336 hours of engineering whose outcome nobody asked about.
        </p>
        <p>
          The repair takes a phone and some discipline. Each quotation leaves with a named owner and a{' '}
          <code>decision_date</code> that came from the customer, together with the name of anyone else who has to sign.
          Three working days after sending, the owner calls to check the duty point. A second call a week before the
          decision date asks what is still missing, and a third on the day after it asks for the verdict, which is
          written down. If one in seven of the 84 turns into an order, that is 12 more: 60 ÷ 240 = 25%. A{' '}
          <Link to="/blog/crm-systems">CRM system</Link> that will not close a quotation without a reason, picked from a
          list of seven with no “other,” does half of this by itself.
        </p>
      </Section>
      <Section heading="Leak two: 60 inquiries nobody quoted">
        <p>
          Of the 300 qualified inquiries, 60 never got a price. The firm declined 20 on purpose, because a hygienic
          design or a special flange was not worth building. Another 25 had bought elsewhere before a quotation was
          ready, and 15 fell between the sales office and the application engineers.
        </p>
        <p>
          What helps here is a budget price, marked as non-binding, within one working day: a table by pump size and
          wetted material (ductile iron, stainless steel 1.4408, <abbr title="polyvinylidene fluoride">PVDF</abbr>) with
          a stated spread of ±15%. The full quotation follows for those who reply. Assume that 15 of the 40 unintended
          losses are saved: 255 ÷ 300 = 85%. The 20 refusals remain, but they go out on the day of the inquiry, while
          the other side still has time to ask somebody else.
        </p>
      </Section>
      <Section heading="Leak three: 200 inquiries going nowhere">
        <p>
          The biggest leak by number is the least rewarding. Of the 200 unqualified inquiries, 80 were outside the
          range, 40 wanted spare parts for other makes, and 30 senders could not be reached. Only the last 50 are worth
          an effort: they were incomplete, somebody emailed a question back, and that was the last anyone heard.
        </p>
        <p>
          Two changes help with those. The form asks for medium, concentration, temperature, flow, and head, and accepts
          “don’t know” for each. Whatever is missing is asked for by phone the same day. If 20 of the 50 are won back,
          320 ÷ 500 = 64%.
        </p>
        <p>
          For the 80 and the 40, print your limits where they will read them: highest temperature, largest flow, no
          parts for other manufacturers’ pumps. They can then spare themselves the message. The count of inquiries
          drops, so a marketing department that is paid by that count will never publish the limits. Settle the bonus
          first. (To keep the arithmetic simple, the table leaves these 120 in.)
        </p>
      </Section>
      <Section heading="Three repairs and the new total">
        <p>
          Backward again, on the assumption that rescued cases order as often as the rest: 72 ÷ 0.25 = 288 quotations,
          288 ÷ 0.85 = 339 qualified, 339 ÷ 0.64 = 530 inquiries, each rounded up. The gap has shrunk from 250 inquiries
          to 30, and the extra engineering from 480 hours to 48 × 4 = 192. The calls take time as well: 288 × 3 × 10
          minutes = 144 hours, but those are hours in sales.
        </p>
        <p>
          Each repair by itself, applied to 500 inquiries, would have given 60 orders at the last stage and 51 at either
          of the others, which settles the sequence. Together they give 500 × 0.64 × 0.85 × 0.25 = 68.
        </p>
        <p>
          The repairs also change what a new inquiry may cost. At a 30% contribution margin an order brings €4,800. Last
          year an inquiry led to 48 ÷ 500 = 0.096 orders and was worth 4,800 × 0.096 = €460.80, less 0.48 quotations × 4
          hours × €70 = €134.40, so about €326 at break-even. After the repairs it is 4,800 × 0.136 = €652.80 less 0.544
          × €280 = €152.32, about €500 before the calls.
        </p>
      </Section>
      <Section heading="Where the last thirty come from">
        <p>
          If five months pass between inquiry and order, next year’s orders come from inquiries received between this
          August and next July. A campaign next September fills the year after. Dividing a month’s orders by the same
          month’s inquiries compares two different groups of people; follow each quarter’s inquiries to their end
          instead.
        </p>
        <p>
          Thirty is few enough to choose. Write the source into the first record and judge it by orders: 90 badge scans
          that led to 3 orders are worth less than 40 inquiries from{' '}
          <Link to="/blog/seo-for-manufacturing">a search for a pump by its medium</Link> that led to 6. To approach
          firms rather than wait for them, a <Link to="/services/b2b-database">contact database</Link> filtered by
          industry and plant size, kept <Link to="/blog/database-management">free of duplicates</Link>, lets you work
          through a few dozen names with care. Which of them you may call or email unasked{' '}
          <Link to="/blog/email-marketing-best-practices">depends on the country</Link>.
        </p>
      </Section>
      <Section heading="The count as a sheet to fill in">
        <p>
          Nine lines, five of them looked up and four worked out. Copy them, replace the example, and pass the sheet
          around before the budget meeting.
        </p>
        <WorkedTable label="Funnel count-back to fill in" caption="The count-back, line by line" lines={countLines} />
        <OpenCalculator parameter="orders" load={() => import('#src/components/calculator/funnel.ts')} />
        <p>
          Compare line I with the hours your engineers really have. If it is larger, the campaign waits and leak one
          comes first: ten calls about the oldest quotations without a verdict can be made before lunch.
        </p>
      </Section>
    </Article>
  )
}
