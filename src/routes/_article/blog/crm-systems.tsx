import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/crm-systems'
import { Article, Section, Table } from '#src/components/article/Article.tsx'
import { crmFields } from '#src/downloads/crmFields.ts'

export const Route = createFileRoute('/_article/blog/crm-systems')({
  staticData: {
    title: 'CRM Systems for Manufacturers',
    summary:
      'A one-sheet specification of a customer database for manufacturers: 23 fields, six stages, three reports, the boundary to the ERP system, and what is left out.',
    article: {
      topics: ['sales', 'data', 'digital'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Feed Your CRM Good Data',
        text: 'What should your customer database tell you that it doesn’t? You will hear whether we can help to fill the gap.',
        button: 'Get Expert Help',
      }}
    >
      <p>
        <strong>Scope:</strong> a customer relationship management (
        <abbr title="customer relationship management">CRM</abbr>) system for a manufacturer with three to ten people in
        sales, 200 to 2,000 quotations a year, and an enterprise resource planning (
        <abbr title="enterprise resource planning">ERP</abbr>) system that stays. <strong>Purpose:</strong> to know
        every morning whom to call about which quotation, and once a quarter which kind of inquiry to stop quoting.{' '}
        <strong>Tolerance:</strong> none on empty mandatory fields.
      </p>
      <p>
        Everything on this sheet has passed one test: somebody decides differently because of it. Twenty-three fields,
        six stages, and three reports do. Most of what a vendor shows in a demonstration does not.
      </p>
      <Section heading="Twenty-three fields and their rules">
        <Table label="The twenty-three fields">
          <caption>
            The fields, the record they belong to, and how each is kept. Articles are those of the General Data
            Protection Regulation (<abbr title="General Data Protection Regulation">GDPR</abbr>).
          </caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Record</th>
              <th scope="col">Rule</th>
            </tr>
          </thead>
          <tbody>
            {crmFields.map(([field, record, rule]) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{record}</td>
                <td>{rule}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>
          Take the list along as a spreadsheet, to mark what you have, and hand it to your vendor:{' '}
          <a href="/downloads/crm-field-list.csv">field list (CSV, 1 kB)</a>.
        </p>
        <p>
          Nobody types all of them. For an inquiry from a known buyer there are four: received on, subject, next step,
          and its date. The reason for the outcome needs the most discipline. The list: price, delivery time, technical,
          project dropped, stayed with present supplier, no answer, declined by us. “Price” is what a salesperson writes
          when he has not asked, so allow it only with a figure beside it, however rough.
        </p>
        <p>
          The six fields from the source to the objection keep the address book lawful;{' '}
          <Link to="/blog/database-management">keeping a B2B database</Link> explains what goes into them. Contacts that
          come from outside, for example from a <Link to="/services/b2b-database">purchased database</Link>, enter with
          their source filled in or not at all.
        </p>
      </Section>
      <Section heading="Six stages proved by documents">
        <p>A stage is a fact that a colleague could check in the file, not a feeling such as “warm.”</p>
        <ol>
          <li>
            <strong>Received.</strong> There is a request and a date.
          </li>
          <li>
            <strong>Accepted for quoting.</strong> Drawing, quantity, material, and wanted date are complete, and
            somebody has decided that you want the job.
          </li>
          <li>
            <strong>Quoted.</strong> A quotation number exists and the document has gone out.
          </li>
          <li>
            <strong>In clarification.</strong> The buyer has named open points in writing: a sample, a tolerance, a
            term.
          </li>
          <li>
            <strong>Won.</strong> A purchase order number.
          </li>
          <li>
            <strong>Closed without order.</strong> A reason from the list, including your own refusals.
          </li>
        </ol>
        <p>
          The gate between one and two is the valuable one. If it stands open, the estimating department quotes anything
          that has a title block. What comes before stage one belongs to the{' '}
          <Link to="/blog/lead-generation-funnel">lead funnel</Link>.
        </p>
      </Section>
      <Section heading="Three reports and their decisions">
        <ul>
          <li>
            <strong>Open quotations by age</strong>, sorted by value, with the next step. Decision: whom to call today.
          </li>
          <li>
            <strong>Working days from received to quoted</strong>, by segment, median and worst. Decision: where the
            bottleneck sits, often a single subcontracted price.
          </li>
          <li>
            <strong>Hit rate by segment and by half-year of issue</strong>, in number and in value. Decision: what to
            stop quoting.
          </li>
        </ul>
      </Section>
      <Section heading="Hit rate from two hundred quotations">
        <p>
          Say a sheet-metal and machining subcontractor issued 200 quotations between January and June, worth €6.0
          million. By the end of December 50 had become orders worth €0.9 million, 110 were lost, and 40 had no answer.
          The same drawer yields three rates: 50 of 200 is 25%; leave out the unanswered ones and it is 50 of 160, or
          31%; in value it is 0.9 of 6.0, or 15%. Agree on the first and the third, and always read a cohort of one
          issue period, six months after that period closed. A revised quotation counts once, under its root number.
        </p>
        <p>
          The gap between 25% and 15% already says something. The average quotation was €30,000, the average order
          €18,000: this firm wins the small ones. Now split the cohort. Existing customers: 60 quotations, 30 orders,
          50%. New ones: 140 quotations, 20 orders, 14%. Among the new, 80 were single pieces from firms nobody had
          spoken to, and they gave 4 orders, 5%. The remaining 60 gave 16, which is 27%.
        </p>
        <p>
          At three hours of estimating each, those 80 single pieces took 240 hours, 60 hours per order won. The other 60
          took 180 hours, about 11 per order. A phone call before stage two, “what happens after this piece?”, costs ten
          minutes. Eighty such calls take 800 minutes, a little over 13 hours. If they weed out 40 of the 80, they free
          120 hours of estimating for the customers who order every second time.
        </p>
      </Section>
      <Section heading="Where the CRM ends and ERP begins">
        <p>
          Every field has one master and travels in one direction. The ERP is master of items, costs, prices, quotation
          documents, credit limits, orders, deliveries, and invoices. The CRM is master of people, roles, inquiries,
          next steps, and reasons. The quotation is calculated in the ERP; the CRM carries its number and reads the
          value from there, overnight if need be. At the purchase order the inquiry closes and nobody follows deliveries
          in the CRM. What happens after that is the path of the{' '}
          <Link to="/blog/digital-transformation">order confirmation</Link>.
        </p>
      </Section>
      <Section heading="Left out on purpose">
        <ul>
          <li>
            <strong>Probability per stage.</strong> A guess multiplied by a value looks like a forecast. Use the
            segment’s own hit rate.
          </li>
          <li>
            <strong>Activity counts.</strong> They reward calls that end quickly.
          </li>
          <li>
            <strong>Lead scores,</strong> until you have two years of outcomes with reasons to check them against.
          </li>
          <li>
            <strong>Birthdays, family, hobbies.</strong> Article 5(1)(c) of the GDPR limits data to what is necessary.
          </li>
          <li>
            <strong>Opinions on people.</strong> Under Article 15 the buyer may ask for a copy of her data, remarks
            included.
          </li>
        </ul>
      </Section>
      <Section heading="Acceptance test for Monday">
        <ul>
          <li>Pick ten quotations from last year. Can you give each one’s outcome and reason within five minutes?</li>
          <li>Enter a new inquiry with a stopwatch running. More than two minutes is a reject.</li>
          <li>Count the fields on that screen. Hide all that were empty in eight records of ten.</li>
          <li>List open quotations without a next step. Give each one a verb and a date, or close it.</li>
          <li>Enter an objection for a test contact and start a mailing. The address must not be in it.</li>
          <li>Ask whose system wins if the CRM and the ERP show different addresses. There should be one answer.</li>
        </ul>
      </Section>
    </Article>
  )
}
