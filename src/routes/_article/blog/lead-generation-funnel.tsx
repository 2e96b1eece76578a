import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/lead-generation-funnel'
import { Article, Section, Table } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/lead-generation-funnel')({
  staticData: {
    title: 'Building a B2B Lead Generation Funnel',
    summary:
      'A pump maker’s year counted back from 72 orders to the enquiries they need, with three leaks found, repaired and worked out in full.',
    article: {
      topics: ['strategy', 'sales', 'data'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Build Your Funnel',
        text: 'Tell us how many orders you want from new customers next year. We count back with you and show which stage to repair first.',
        button: 'Get Started',
      }}
    >
      <p>
        Seventy-two orders from new customers: that is the target the sales meeting has fixed for next year, and it asks
        marketing how many leads this will take. The customary answer is a round number with a plus sign behind it.
        Division gives a better one.
      </p>
      <p>
        Take a maker of chemical process pumps with 70 employees. The firm is hypothetical and every input below is an
        assumption, so put the figures from your own ERP system in their place. The result will disappoint anyone hoping
        for a larger advertising budget. Most of the missing orders are already in the house, as quotations nobody asked
        about, and the repairs should begin at the end of the funnel where the money comes out.
      </p>
      <Section heading="Count back from the orders">
        <p>
          Last year 500 firms that had never bought before sent an enquiry. In 300 cases it was qualified: medium, flow
          rate, head and temperature were known, and the pump was one the firm builds. The application engineers wrote
          240 quotations, and 48 of them became orders, at €16,000 on average. That gives three rates:
        </p>
        <ul>
          <li>enquiry to qualified: 300 ÷ 500 = 60%</li>
          <li>qualified to quoted: 240 ÷ 300 = 80%</li>
          <li>quoted to ordered: 48 ÷ 240 = 20%</li>
        </ul>
        <p>
          Read backwards from the target: 72 ÷ 0.20 = 360 quotations, 360 ÷ 0.80 = 450 qualified enquiries, 450 ÷ 0.60 =
          750 enquiries. Compared with last year 250 are missing, half as many again.
        </p>
        <p>
          Before anybody buys those 250, look at the middle of the chain. There would be 120 more quotations. At four
          hours each that is 480 hours, or 0.3 of an application engineer who works 1,600 hours a year. If nobody is
          hired, every quotation gets slower, the 80% sinks, and the advertising money has bought a backlog. Whatever
          its title says, a funnel plan is a staffing plan for the quotation desk.
        </p>
        <Table label="One target by two routes">
          <caption>One target by two routes; in brackets, the share of the stage before</caption>
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
              <th scope="row">Enquiries</th>
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
          Of the 240 quotations, 192 did not become orders. Sorted by the reason noted in the CRM, 50 were lost on
          price, 40 on delivery time, and 18 projects were stopped. For the remaining 84, all long past their validity,
          the field is empty. They stand for 84 × 4 = 336 hours of engineering whose outcome nobody asked about.
        </p>
        <p>
          The repair costs a telephone and some discipline. Each quotation leaves with a named owner and a{' '}
          <code>decision_date</code> that was asked of the customer, together with who else has to sign. Three working
          days after sending, the owner calls to check the duty point. Another call a week before the decision date asks
          what is still missing, and the day after it the verdict is written down. If one in seven of the 84 turns into
          an order, 12 are gained: 60 ÷ 240 = 25%. A <Link to="/blog/crm-systems">CRM system</Link> that refuses to
          close a quotation without a reason does half of this by itself.
        </p>
      </Section>
      <Section heading="Leak two: 60 enquiries nobody quoted">
        <p>
          Of the 300 qualified enquiries, 60 never got a price. The firm declined 20 on purpose, because a hygienic
          design or a special flange was not worth building. Another 25 had bought elsewhere by the time the quotation
          was ready, and 15 fell between the sales office and the application engineers.
        </p>
        <p>
          Here a budget price helps, sent within one working day: a table by pump size and wetted material (cast iron,
          1.4408, PVDF) with a stated spread of ±15%. The full quotation follows for those who reply. Assume that 15 of
          the 40 unintended losses are saved: 255 ÷ 300 = 85%. The 20 refusals remain, but they go out on the day of the
          enquiry, while the other side still has time to ask somebody else.
        </p>
      </Section>
      <Section heading="Leak three: 200 enquiries going nowhere">
        <p>
          The biggest leak by number is the least rewarding. Of the 200 unqualified enquiries, 80 lay outside the range,
          40 wanted spare parts for other makes, and 30 senders could not be reached. Only the last 50 are worth an
          effort: they were incomplete, somebody mailed a question back, and silence followed.
        </p>
        <p>
          Two changes serve them. The form asks for medium, concentration, temperature, flow and head, and accepts
          “don’t know” for each. What is missing is asked by telephone on the same day. If 20 of the 50 are won back,
          320 ÷ 500 = 64%.
        </p>
        <p>
          For the 80 and the 40, print your limits where they read: highest temperature, largest flow, no parts for
          pumps of other makers. They will then spare themselves the message. The count of enquiries drops, so a
          marketing department that is paid by that count will never publish the limits. Settle the bonus before the web
          page. (To keep the sum simple, the table leaves these 120 in.)
        </p>
      </Section>
      <Section heading="Three repairs and the new sum">
        <p>
          Backwards again, on the assumption that rescued cases order as often as the rest: 72 ÷ 0.25 = 288 quotations,
          288 ÷ 0.85 = 339 qualified, 339 ÷ 0.64 = 530 enquiries, each rounded up. The gap has shrunk from 250 enquiries
          to 30, and the extra engineering from 480 hours to 48 × 4 = 192.
        </p>
        <p>
          Each repair alone, applied to 500 enquiries, would have given 60 orders at the last stage and 51 at either of
          the others. That settles the sequence. Together they give 500 × 0.64 × 0.85 × 0.25 = 68.
        </p>
        <p>
          The repairs also change what a new enquiry may cost. At a 30% contribution margin an order brings €4,800. Last
          year’s enquiry was worth 4,800 × 0.096 = €460.80, less 0.48 quotations × 4 hours × €70 = €134.40, so about
          €326 at break-even. After the repairs it is 4,800 × 0.136 = €652.80 less 0.544 × €280 = €152.32, about €500.
          Channels that were too dear in January can be affordable in June. So mend first and buy afterwards.
        </p>
      </Section>
      <Section heading="Where the last thirty come from">
        <p>
          If five months pass between enquiry and order, next year’s orders come from enquiries received between this
          August and next July. A campaign next September fills the year after. Whoever divides the orders of a month by
          the enquiries of the same month measures two different populations; follow each quarter’s enquiries to their
          end instead.
        </p>
        <p>
          Thirty is few enough to choose. Write the source into the first record and judge it by orders: 90 badge scans
          that led to 3 orders are worth less than 40 enquiries from{' '}
          <Link to="/blog/seo-for-manufacturing">a search for a pump by its medium</Link> that led to 6. To approach
          firms rather than wait for them, a <Link to="/services/b2b-database">contact database</Link> filtered by
          industry and plant size, kept <Link to="/blog/database-management">clean of duplicates</Link>, lets you work
          through a few dozen names with care.
        </p>
      </Section>
      <Section heading="Monday’s checklist for the quotation list">
        <ul>
          <li>
            Export last year’s enquiries from new customers with dates for received, qualified, quoted and decided.
          </li>
          <li>Compute the three rates, then count back from the orders you want.</li>
          <li>Multiply the additional quotations by your hours per quotation and show the result to the engineers.</li>
          <li>Give every open quotation an owner, a decision date and a next call.</li>
          <li>Ring the ten oldest without a verdict before lunch.</li>
          <li>Make the lost reason compulsory, with no more than six choices; “other” is not among them.</li>
          <li>List the reasons why qualified enquiries were not quoted, and mark those you intended.</li>
          <li>Put two limits of your range on the enquiry page today.</li>
        </ul>
      </Section>
    </Article>
  )
}
