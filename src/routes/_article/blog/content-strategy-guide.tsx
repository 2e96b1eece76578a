import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/content-strategy-guide'
import { Article, Section, Table } from '#src/components/article/Article.tsx'
import { SinceWritten } from '#src/components/article/SinceWritten.tsx'

export const Route = createFileRoute('/_article/blog/content-strategy-guide')({
  staticData: {
    title: 'Building a Winning B2B Content Strategy',
    summary:
      'A machine purchase read backward, from site acceptance to the first complaint, gives the subjects and the order of a 90-day content plan.',
    article: {
      published: 'October 2023',
      minutes: 7,
      topics: ['content', 'strategy', 'sales'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Build Your Content Plan',
        text: 'Send us the question your customers keep asking, in their words. We’ll tell you whether we could write the page that answers it.',
        button: 'Learn How',
      }}
    >
      <p>
        The last sheet of a machine purchase is the record of the site acceptance test, signed on the customer’s floor
        beside a machine that is still warm. Every line on it began as a question from the buyer. So did every line of
        the factory acceptance before it, of the order, of the approval form, and of the request for quotation (
        <abbr title="request for quotation">RFQ</abbr>). A content plan can be read off those sheets from the end to the
        beginning.
      </p>
      <p>
        The rule of this guide: publish only what fills a line in a document that somebody at the customer has to
        complete. As an example, take a dairy that buys a case packer for yogurt: 30 cases a minute, 12 cups to the
        case, about €380,000.
      </p>
      <SinceWritten checked="November 22, 2026">
        <p>
          <strong>Machinery law.</strong> Regulation (EU) 2023/1230 replaces Directive 2006/42/EC on January 20, 2027.
          Its Annex III takes over the rule on sales literature, and instructions may then be digital, with paper on
          request.
        </p>
      </SinceWritten>
      <Section heading="Start at the acceptance tests">
        <p>
          The dairy’s project engineer wants to see four hours at full speed. That is 30 × 60 × 4 = 7,200 cases, or
          86,400 cups. Whose yogurt is it, who pays for it, where is it kept cold, and who takes it away afterward?
          Brochures are silent on this.
        </p>
        <p>
          So the first page to publish explains how you run acceptance, in the order in which it happens. First the
          factory acceptance test (<abbr title="factory acceptance test">FAT</abbr>) at your plant, before shipping: 30
          minutes with 900 cases and cups of water. Then, after delivery and installation, the site acceptance test (
          <abbr title="site acceptance test">SAT</abbr>): the four-hour run with yogurt on the dairy’s own floor. Put
          the blank record of both next to it, with test material and who brings it, running time, speed, permitted
          faults, papers to be shown, and the names of those who sign. At 0.5% permitted faults, the 900 cases allow
          four bad ones (900 × 0.005 = 4.5). Some buyers will copy your form into their contract. You will then be
          measured against criteria you know how to meet. Have the person who signs your contracts read the form before
          it goes online. To start from:{' '}
          <a href="/downloads/factory-acceptance-report.docx">blank factory acceptance report (DOCX, 12 kB)</a>.
        </p>
      </Section>
      <Section heading="The paper trail, last sheet first">
        <p>Read backward, the same purchase has seven steps and asks for six kinds of content.</p>
        <Table label="Steps of a purchase, questions, and content">
          <caption>One purchase read from its last document to its first</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Who asks</th>
              <th scope="col">The question</th>
              <th scope="col">What you publish</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Site acceptance</th>
              <td>Production manager</td>
              <td>Does it hold the rate with our product?</td>
              <td>Blank acceptance record, part two</td>
            </tr>
            <tr>
              <th scope="row">Delivery</th>
              <td>Purchasing, site logistics</td>
              <td>Under DAP the unloading is ours: what crane, what door?</td>
              <td>Delivery page: weights, lifting points, connections</td>
            </tr>
            <tr>
              <th scope="row">Factory acceptance</th>
              <td>Project engineer</td>
              <td>What is a pass, and with whose product?</td>
              <td>Blank acceptance record, part one</td>
            </tr>
            <tr>
              <th scope="row">Approval</th>
              <td>Committee</td>
              <td>Will it pay, and can we live with it?</td>
              <td>Approval pack, one sheet per function</td>
            </tr>
            <tr>
              <th scope="row">Comparison</th>
              <td>Purchaser</td>
              <td>What is missing from the cheaper offer?</td>
              <td>Scope sheet: included, optional, excluded</td>
            </tr>
            <tr>
              <th scope="row">RFQ</th>
              <td>Process engineer</td>
              <td>What do we have to specify?</td>
              <td>RFQ checklist</td>
            </tr>
            <tr>
              <th scope="row">Trouble</th>
              <td>Shift leader</td>
              <td>Why do cases burst open on the pallet?</td>
              <td>Two articles on faults</td>
            </tr>
          </tbody>
        </Table>
        <p>
          Only the last row is what most companies call content. It is also the slowest. If your sales cycle takes nine
          months, an article on bursting cases written this week may touch an order next summer. The acceptance record
          can go out tomorrow with an offer that is already on a purchaser’s desk.
        </p>
      </Section>
      <Section heading="Give each committee member one sheet">
        <p>
          The approval committee meets without you. Your contact, usually a process engineer, carries your case into a
          room where five people each look for one thing. Give that engineer five single sheets instead of a 40-page
          brochure.
        </p>
        <ul>
          <li>
            <strong>Finance:</strong> a calculation with your example in gray and empty cells beside it. Four operators
            on today’s two semi-automatic packers, at €42,000 a year each, cost €168,000; take off the one who stays
            (€42,000) and service (€12,000), and €114,000 a year remain. €380,000 ÷ €114,000 = 3.3 years.
          </li>
          <li>
            <strong>Production:</strong> output per format, changeover in minutes, number of hands needed for it.
          </li>
          <li>
            <strong>Maintenance:</strong> wear parts with expected running hours, price, and delivery time.
          </li>
          <li>
            <strong>Safety:</strong> noise at the workstation, guards, the declaration that will accompany the machine.
          </li>
          <li>
            <strong>IT:</strong> how remote access works, who at the plant switches it on, what leaves the network.
          </li>
        </ul>
        <p>
          The safety sheet has a legal side that few marketing departments know. Under the Machinery Directive
          2006/42/EC, Annex I, 1.7.4.3, sales literature that describes a machine’s performance must give the same
          information on emissions as the instructions do. That includes the A-weighted emission sound pressure level at
          the workstation, or the statement that it does not exceed 70&nbsp;dB(A). Your own manual can contradict
          “whisper-quiet.”
        </p>
      </Section>
      <Section heading="Print the exclusions yourself">
        <p>
          The scope sheet is the piece that sales will resist. In a comparison of three offers, the cheapest is often
          the one that says least: no unloading, no installation, no infeed conveyor, no test material, two days of
          training where four are needed. The purchaser suspects as much and has no time to find out. If your sheet
          lists what your price excludes, in the same order as what it includes, the purchaser can send that list to the
          other two bidders as a question.
        </p>
      </Section>
      <Section heading="Whoever writes the checklist sets the columns">
        <p>
          A process engineer who buys a case packer once in twelve years cannot know what to ask for, and takes the
          first decent checklist that turns up. Its headings become the columns in which all bidders are compared. If
          you are strong in changeovers and your rival in price, a line “changeover time, measured from last good case
          to first good case” is worth more than a paragraph praising your changeovers. Write fairly, though: a
          checklist that only one supplier can satisfy goes into the trash.
        </p>
        <p>For the case packer, one page will do:</p>
        <ul>
          <li>cup and case dimensions with tolerances, smallest and largest format, board grade and flute</li>
          <li>cases per minute and the hours per day at which they must be reached</li>
          <li>floor plan with door widths, ceiling height, and permitted floor load</li>
          <li>supply voltage, compressed air pressure and dew point, cleaning agents</li>
          <li>signals exchanged with the machines upstream and downstream, and who programs the line control</li>
          <li>complete machine with CE marking, or partly completed machinery with a declaration of incorporation</li>
          <li>languages of the operator panel and the instructions, Incoterms rule and place, dates of FAT and SAT</li>
        </ul>
      </Section>
      <Section heading="Collect the questions in eight hours">
        <p>
          The material is in the sent mail. Search it together with its owner, since a mailbox may hold private
          messages, for <code>please find attached</code> and <code>as discussed</code>: whatever a colleague has
          attached by hand three times is a page that you have not published yet. Sit for an hour each with sales,
          design, commissioning, and spare parts, and ask for the questions of the last ten orders, in the words in
          which they came. Four interviews and four hours in the mailbox make eight.
        </p>
        <p>
          Then weigh them. Say you send 12 offers a month, each brings nine questions back, and an answer takes 15
          minutes: 12 × 9 × 15 minutes = 27 hours a month. If five of the nine are the same every time, 15 of those
          hours answer something you could have published. That figure also tells the head of engineering why two hours
          of an engineer’s time for checking a page are cheap. A copywriter, in house or{' '}
          <Link to="/services/professional-copywriting">hired for technical texts</Link>, can put answers in order but
          cannot know them.
        </p>
      </Section>
      <Section heading="Thirteen weeks at six hours">
        <p>
          One person with six hours a week has 13 × 6 = 78 hours in a quarter. Collecting takes 8 and the pieces 56,
          which leaves 14 for corrections, translation queries, and the week in which nothing happens because of a trade
          show.
        </p>
        <ol>
          <li>
            <strong>Weeks 1–3:</strong> collect the questions (8 hours), publish the acceptance record (8).
          </li>
          <li>
            <strong>Week 4:</strong> delivery and installation page (6).
          </li>
          <li>
            <strong>Weeks 5–7:</strong> approval pack, five sheets (14). Have finance test the calculation.
          </li>
          <li>
            <strong>Week 8:</strong> scope sheet (6), including what you leave out.
          </li>
          <li>
            <strong>Weeks 9–10:</strong> RFQ checklist (10), as a page and as a file the buyer can edit.
          </li>
          <li>
            <strong>Weeks 11–12:</strong> two fault articles (6 each). Choose their titles by the method in our guide to{' '}
            <Link to="/blog/seo-for-manufacturing">search for manufacturing companies</Link>.
          </li>
          <li>
            <strong>Week 13:</strong> the reserve; links between the pieces; counting.
          </li>
        </ol>
        <p>
          Treat every piece like a drawing: a number, a revision, a date, the initials of the engineer who approved it.
          Where an answer is a movement, such as a format change, ten minutes of{' '}
          <Link to="/blog/video-marketing">filming at the machine</Link> can replace two pages.
        </p>
      </Section>
      <Section heading="Count questions, then page views">
        <p>
          On day 90, compare three numbers with those of the quarter before: questions coming back per offer, inquiries
          that arrive with your checklist filled in, and offers sent with at least two of the pieces. If nine questions
          have become six, 12 × 3 × 15 minutes = 9 hours a month have come back to the sales office. Page views matter
          for the two articles at the far end, where strangers enter your{' '}
          <Link to="/blog/lead-generation-funnel">funnel</Link>.
        </p>
        <p>The log that all of this needs has one line per question and six columns:</p>
        <ul>
          <li>the question, in the customer’s words;</li>
          <li>the document it was asked for, and by whom;</li>
          <li>how often it came in the last ten orders;</li>
          <li>who in the company knows the answer;</li>
          <li>the piece that answers it, with its revision;</li>
          <li>the engineer who signs it, and the days a signature may take.</li>
        </ul>
      </Section>
    </Article>
  )
}
