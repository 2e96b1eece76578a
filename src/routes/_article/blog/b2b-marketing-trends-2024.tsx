import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/b2b-marketing-trends-2024'
import { Article, Section } from '#src/components/article/Article.tsx'
import { SinceWritten } from '#src/components/article/SinceWritten.tsx'

export const Route = createFileRoute('/_article/blog/b2b-marketing-trends-2024')({
  staticData: {
    title: 'B2B Marketing Trends 2024',
    summary:
      'Five bets for a manufacturer’s marketing in 2024, each tied to a date: what changes, what to do about it, and what you can safely ignore.',
    article: {
      published: 'March 2024',
      minutes: 5,
      topics: ['strategy', 'email', 'data', 'events'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Plan Your Year With Us',
        text: 'Which of the five bets would you place, and what stands in its way? Describe it, and we’ll say what part of it we could take on.',
        button: 'Contact Us',
      }}
    >
      <p>
        On February 1, 2024, Google began to enforce new rules for email sent to personal Gmail accounts. Every sender
        now needs one of two records, Sender Policy Framework (<abbr title="Sender Policy Framework">SPF</abbr>) or
        DomainKeys Identified Mail (<abbr title="DomainKeys Identified Mail">DKIM</abbr>). Anyone who sends close to
        5,000 messages a day or more needs both, and a{' '}
        <abbr title="Domain-based Message Authentication, Reporting, and Conformance">DMARC</abbr> policy as well. So
        far, offenders see temporary errors. From April Google intends to reject a share of the mail that fails, and
        from June 1 marketing mail from bulk senders must carry a one-click unsubscribe.
      </p>
      <p>
        Dull news, and a good model for planning. It has a date, a test you pass or fail, and somebody in your company
        who can own it. Most of what is sold as a trend has none of these. Below are five bets for a manufacturer with a
        marketing team of one or two, chosen because each can be checked in December.
      </p>
      <SinceWritten checked="November 22, 2026">
        <p>
          <strong>Mail.</strong> Google has enforced these rules harder since November 2025: mail that fails them is
          delayed or refused.
        </p>
        <p>
          <strong>Cookies.</strong> Google dropped its plan for Chrome in July 2024, and in April 2025 the separate
          prompt that was to replace it.
        </p>
        <p>
          <strong>Carbon.</strong> The border mechanism of bet four left its reporting phase on January 1, 2026;
          Regulation (EU) 2025/2083 exempts importers of up to 50 metric tons a year. Directive (EU) 2026/470 limits
          sustainability reporting to companies with more than 1,000 employees and more than €450 million in turnover.
        </p>
      </SinceWritten>

      <Section heading="Bet one: mail that proves its sender">
        <p>
          <strong>What changes.</strong> Taken literally, little: Google’s rules cover personal Gmail addresses, and
          your purchasing managers sit behind company servers. Our bet is that the filters there will ask for the same
          proof. Small lists should watch complaints too, since Google wants fewer than 0.3% of messages reported as
          spam. If 600 of your readers use Gmail and two press the button on the same day, you are at 2 ÷ 600 = 0.33%.
        </p>
        <p>
          <strong>What to do.</strong> List every system that sends under your domain. The newsletter tool is obvious;
          the enterprise resource planning (<abbr title="enterprise resource planning">ERP</abbr>) system that mails
          order confirmations, the ticket system, and the scanner at the receiving dock are usually forgotten. Then set
          up the three records described in our{' '}
          <Link to="/blog/email-marketing-best-practices">dissection of a weak sales email</Link>.
        </p>
        <p>
          <strong>What to ignore.</strong> Services that “warm up” a mailbox by writing to robots. Open rates, too:
          since 2021 Apple Mail can load tracking pixels whether or not anyone looked.
        </p>
      </Section>

      <Section heading="Bet two: data you collected yourself">
        <p>
          <strong>What changes.</strong> Since January 4 Chrome has restricted third-party cookies for a test group of
          1% of users. Google plans to extend this to everybody from the third quarter, if the British competition
          authority agrees. A harder date is the week of July 1: access to old Universal Analytics properties ends, and
          Google says it will delete the data.
        </p>
        <p>
          <strong>What to do.</strong> Export visits by source, landing pages, and inquiries, month by month, as far
          back as they go. Then add two fields to the customer database, <code>first_source</code> and{' '}
          <code>first_question</code>, to be filled in by whoever takes the first call. With 300 new inquiries a year at
          two minutes each, that is ten hours of typing a year, for the only record of where your customers come from
          that no browser vendor can switch off. Our notes on{' '}
          <Link to="/blog/database-management">keeping a contact database</Link> cover the rest.
        </p>
        <p>
          <strong>What to ignore.</strong> The final cookie date; arrange things so that you don’t have to care. Ignore
          retargeting as well if you sell capital goods. A plant that ordered a palletizer last week will not buy
          another because a banner followed its purchasing manager around the web.
        </p>
      </Section>

      <Section heading="Bet three: pages only you can write">
        <p>
          <strong>What changes.</strong> On March 5 Google announced a core update and new spam policies. One of them
          names “scaled content abuse”: pages turned out in bulk mainly to rank, by software or by hand.
        </p>
        <p>
          <strong>What to do.</strong> Take your last 20 quotations and write down the question in each that only an
          engineer could answer. What Ra do you reach inside a 40&nbsp;mm bore in 1.4404 after electropolishing, and how
          do you measure it? One such page every two weeks gives 19 between April and Christmas. Software may transcribe
          the engineer and tidy the grammar; the numbers come from the engineer, whose name goes on the page. The guide
          to <Link to="/blog/seo-for-manufacturing">search for manufacturers</Link> shows how buyers reach it.
        </p>
        <p>
          <strong>What to ignore.</strong> Word counts, posting quotas, and “AI detector” scores.
        </p>
      </Section>

      <Section heading="Bet four: the questionnaire outranks the brochure">
        <p>
          <strong>What changes.</strong> The EU’s Carbon Border Adjustment Mechanism (
          <abbr title="Carbon Border Adjustment Mechanism">CBAM</abbr>) has been in its reporting phase since October 1,
          2023. Importers of iron, steel, aluminum, and some other goods, screws and bolts of heading 7318 among them,
          must report embedded emissions every quarter. For reports due up to July 31 they may use default values; after
          that there is little room for them, and the question travels to the mill outside the EU. Large companies in
          the first group under the Corporate Sustainability Reporting Directive (
          <abbr title="Corporate Sustainability Reporting Directive">CSRD</abbr>) are collecting figures for 2024 too.
          So the most carefully read text you write this year may be column F of a customer’s spreadsheet.
        </p>
        <p>
          <strong>What to do.</strong> Put the answers on one page of your site, with a revision date and a name: ISO
          9001 and ISO 14001 certificates with expiry dates, REACH and RoHS statements, a sample 3.1 certificate to EN
          10204, commodity codes, country of origin, and measured kWh per kilogram where you have it.
        </p>
        <p>
          <strong>What to ignore.</strong> Green leaves in the logo and “climate neutral” badges.
        </p>
      </Section>

      <Section heading="Bet five: one show, twenty calls">
        <p>
          <strong>What changes.</strong> Calendars collide. In metalworking, IMTS in Chicago (September 9–14) and AMB in
          Stuttgart (September 10–14) share a week. A toolmaker with four salespeople cannot staff both properly.
        </p>
        <p>
          <strong>What to do.</strong> Book one. For the other market, arrange 20 video calls with people you already
          know by name, from the shop floor, with the machine running and somebody holding the camera to the spindle.
          Say a booth costs €30,000 with travel and brings 60 real conversations: €500 each. Twenty calls at 45 minutes
          plus 30 for preparation take 25 hours; at €60 an hour that is €1,500, or €75 each. The two are not equivalent,
          because strangers walk past a booth and nobody walks past a call. So spend the show on strangers. Our{' '}
          <Link to="/blog/trade-show-marketing">trade show article</Link> deals with that half; for the other, a{' '}
          <Link to="/services/advanced-chat-system">call that opens in the browser</Link> spares your customer an
          argument with the IT department.
        </p>
        <p>
          <strong>What to ignore.</strong> Virtual halls with walking avatars.
        </p>
      </Section>

      <Section heading="Six dates for the office wall">
        <p>Each with one name beside it:</p>
        <ul>
          <li>March 22: the list of systems that send mail under your domain.</li>
          <li>March 28: the decision on which fall show you attend and which one you replace with calls.</li>
          <li>May 31: one-click unsubscribe tested with a Gmail account of your own.</li>
          <li>June 28: Universal Analytics exported, opened once, and found readable.</li>
          <li>July 31: the page of certificates, origin, and emission data online.</li>
          <li>
            December 2: the review. Share of mail passing DMARC, inquiries by <code>first_source</code>, questionnaires
            answered from the page, calls that led to a quotation. Drop whatever shows nothing.
          </li>
        </ul>
      </Section>
    </Article>
  )
}
