import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/online-sales-strategies'
import { Article, Section, Table } from '#src/components/article/Article.tsx'
import { SinceWritten } from '#src/components/article/SinceWritten.tsx'

export const Route = createFileRoute('/_article/blog/online-sales-strategies')({
  staticData: {
    title: 'Effective Online Sales Strategies for B2B',
    summary:
      'Catalog parts, configured machines, contract manufacturing: three kinds of firm compared, with the one step each should sell online first.',
    article: {
      published: 'November 2023',
      minutes: 6,
      topics: ['sales', 'digital', 'platforms', 'strategy'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Sell More Online',
        text: 'Which of the three firms is most like yours, and where do your buyers wait longest? You will hear whether we can help to shorten that wait.',
        button: 'Get Consultation',
      }}
    >
      <p>
        Nobody puts an €85,000 palletizer in a shopping cart. The objection comes up whenever a manufacturer discusses
        online sales, and it is correct, and it settles nothing. A sale consists of perhaps eight steps, and payment is
        one of them. The buyer also finds out whether the thing fits, what it costs, when it can be there, what the
        terms are, and what the last order number was.
      </p>
      <p>
        Selling online means that a buyer can complete one of these steps at nine in the evening without waiting for
        your office. Which step to begin with depends on what you make: choose the one where buyers wait longest for the
        least human judgment. For the three firms below, with figures made up to calculate with, that is the order, the
        specification, and the quotation.
      </p>
      <SinceWritten checked="November 22, 2026">
        <p>
          <strong>Invoices.</strong> Since January 1, 2025, businesses in Germany must be able to receive structured
          e-invoices; Belgium has required them between its businesses since January 1, 2026, and Poland and France
          began in 2026. A customer login should pass on the data they need.
        </p>
        <p>
          <strong>Marketplaces.</strong> The Digital Services Act, Regulation (EU) 2022/2065, has applied since February
          17, 2024. Articles 10 and 11 of the E-Commerce Directive, cited below, remain.
        </p>
        <p>
          <strong>Machines.</strong> Regulation (EU) 2023/1230 replaces the Machinery Directive on January 20, 2027.
        </p>
      </SinceWritten>

      <Section heading="Catalog parts: sell the reorder">
        <p>
          The first firm makes leveling feet, indexing plungers, and clamping levers: 45 employees, 3,200 part numbers,
          9,000 orders a year with an average value of €140. Each order comes as an email with a PDF and costs inside
          sales 18 minutes of reading, checking, typing, and confirming. At €42 an hour that is 9,000 × 0.3 × €42 =
          €113,400 a year, or €12.60 per order: 9% of its value, spent on copying.
        </p>
        <p>
          The obvious project is a shop that attracts new customers. The better first one is a login for the old ones.
          It shows their net prices, their own part numbers beside yours, their last orders, and a “same again” button.
          If half the orders move there and then take three minutes each to check, the firm frees 4,500 × 15 minutes =
          1,125 hours, worth €47,250.
        </p>
        <p>
          Three things decide whether it works. Stock must be true; show “12 in stock, 400 more in week 49” and let the{' '}
          <abbr title="enterprise resource planning">ERP</abbr> system fill it in. The buyer’s purchase-order number is
          a required field, since without it the invoice comes back. And delivery terms must suit a parcel. Many price
          lists say <abbr title="Ex Works">EXW</abbr>, which under Incoterms 2020 leaves loading and export clearance to
          the buyer. For a box of plungers sent abroad, quote <abbr title="Delivered at Place">DAP</abbr> with freight
          shown, or <abbr title="Free Carrier">FCA</abbr> if the buyer has a forwarder.
        </p>
      </Section>

      <Section heading="Configured machines: sell the specification">
        <p>
          The second firm builds palletizers: 120 employees, 160 offers a year, 14 engineering hours in each. Say one
          offer in four dies of something that could have been known on the first day. The hall is 3.2&nbsp;m high and
          the column needs 3.6; the sacks are open-mouthed; the supply is 480&nbsp;V at 60&nbsp;Hz and the option list
          stops at 400. That is 40 × 14 = 560 hours a year, a third of one engineer at 1,700 working hours.
        </p>
        <p>
          What belongs online is a specification in seven questions: product and weight, cycles per hour, pallet type,
          pattern, ceiling height, supply, country of installation. Impossible combinations are refused with a reason.
          The result is a dated PDF, an envelope model as STEP for the customer’s layout, and a price range (“€78,000 to
          €96,000, depending on gripper and fencing”), because a budget has to be applied for long before a price is
          needed.
        </p>
        <p>
          Engineers object that no seven questions cover a palletizer. They are right, and the configurator does not
          have to. It has to reach the point at which a conversation is worth having for both sides, and then hand over
          to a person who sees every answer on the screen. A{' '}
          <Link to="/services/advanced-chat-system">video call opened from the same page</Link>, with the layout shared,
          can replace the first of two visits. The contract stays on paper, with acceptance test, documentation
          language, and CE conformity in it.
        </p>
      </Section>

      <Section heading="Contract manufacturing: sell the answer">
        <p>
          The third firm cuts and bends sheet metal to drawing: 35 employees, 60 requests for quotation (
          <abbr title="request for quotation">RFQ</abbr>) a week, four days until an answer, 40 minutes of estimating
          each. It has no products, so a shop is out of the question, and its buyers compare it with the first firm to
          reply.
        </p>
        <p>
          Fully automatic quoting looks like the remedy. It has a price: a buyer who receives three instant figures
          compares only the figures, and the shop’s real strengths (a welder qualified to EN ISO 9606-1, a powder line
          in the house) drop out of sight. So split the stream. Of 60 RFQs say 25 are flat or simply bent parts in
          standard sheet, up to 6&nbsp;mm in S235 or 1.4301, tolerance ISO 2768-m. For those a calculation from the DXF
          or STEP file proposes a price, and the estimator approves it in ten minutes rather than forty: 25 × 30 minutes
          = 12.5 hours a week. The hours go to the other 35, where a phone call about a weld sequence wins orders.
        </p>
        <p>
          The upload page then sells what a buyer with three bids out misses most, a reliable answer: “Files before
          14:00, flat parts answered today, assemblies in two working days.” Put a list of what you need beside it (
          <a href="/downloads/rfq-checklist.docx">RFQ checklist, DOCX, 11 kB</a>). Say which file governs if STEP and
          PDF disagree. Offer a standard non-disclosure agreement (<abbr title="non-disclosure agreement">NDA</abbr>)
          for download, state how long drawings are kept, and do not pass customers’ files through a third party’s
          pricing tool unless the NDA allows it.
        </p>
      </Section>

      <Section heading="The three side by side">
        <Table label="Online sales compared for three kinds of manufacturer">
          <caption>What selling online means for each firm</caption>
          <thead>
            <tr>
              <th scope="col">Point</th>
              <th scope="col">Catalog parts</th>
              <th scope="col">Configured machines</th>
              <th scope="col">Contract manufacturing</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Step to put online</th>
              <td>Repeat order</td>
              <td>Specification</td>
              <td>RFQ and its answer</td>
            </tr>
            <tr>
              <th scope="row">Price shown</th>
              <td>Net, after login</td>
              <td>Range</td>
              <td>Binding, once approved</td>
            </tr>
            <tr>
              <th scope="row">Master data needed</th>
              <td>Stock, customer part numbers</td>
              <td>Rules on what excludes what</td>
              <td>Machine-hour rates, sheet prices</td>
            </tr>
            <tr>
              <th scope="row">Figure to watch</th>
              <td>Share of orders retyped</td>
              <td>Offers that could never fit</td>
              <td>Hours from file to price</td>
            </tr>
            <tr>
              <th scope="row">Hours freed a year</th>
              <td>1,125</td>
              <td>up to 560</td>
              <td>600 (48 weeks)</td>
            </tr>
            <tr>
              <th scope="row">Typical mistake</th>
              <td>Public shop before customer login</td>
              <td>Forty questions</td>
              <td>Automatic price for every file</td>
            </tr>
          </tbody>
        </Table>
      </Section>

      <Section heading="Rules that apply to all three">
        <ul>
          <li>
            Contract steps. Articles 10 and 11 of the E-Commerce Directive 2000/31/EC ask for a description of the
            ordering steps, a way to correct errors, and a prompt acknowledgment. Businesses may agree otherwise among
            themselves, except on one point: your terms must be available in a form that can be stored and reproduced.
          </li>
          <li>
            Acknowledgment and acceptance are two things. Say in the automatic email that it is the former, or a wrong
            price may bind you.
          </li>
          <li>
            Customers across the border. The Geo-blocking Regulation (EU) 2018/302 also protects companies that buy for
            their own use. Do not send a French maintenance manager to another version of the shop without consent. You
            need not deliver everywhere.
          </li>
          <li>
            Tax. A supply to another EU country is free of value-added tax (<abbr title="value-added tax">VAT</abbr>)
            only with the customer’s valid VAT number (Article 138 of Directive 2006/112/EC). Check it in VIES, the
            Commission’s register, and store the result with the order.
          </li>
          <li>
            Other people’s shops. A marketplace brings strangers, and the customer’s data may stay there; weigh that
            with the help of our <Link to="/blog/b2b-platform-success">article on B2B platforms</Link>.
          </li>
        </ul>
      </Section>

      <Section heading="The case for leaving it offline">
        <p>
          There is a serious argument against all this. A login, a configurator, or an upload page has to be kept
          accurate every week, and an inaccurate one is worse than none. Put a price on that, say €18,000 a year. The
          parts maker saves €10.50 an order and breaks even at about 18,000 ÷ 10.50 = 1,714 online orders; it expects
          4,500. The sheet-metal shop saves €21 an RFQ: 18,000 ÷ 21 = 857 of its 1,200 simple ones. A firm with 500
          orders a year gets there with neither. It should publish a good order form and answer the phone.
        </p>
        <p>
          If you do not know on which side you are, take 20 recent sales and write the dates of every step on one sheet
          each. Mark the longest wait, and beside it the minutes of judgment a person added.{' '}
          <Link to="/blog/crm-systems">Log the result</Link>, and try that one step with five customers and a
          spreadsheet before you buy software.
        </p>
      </Section>
    </Article>
  )
}
