import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/trade-show-marketing'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/trade-show-marketing')({
  staticData: {
    title: 'Trade Show Marketing',
    summary:
      'A countdown from T−180 to T+14 that plans the follow-up before the booth, with the price of one conversation worked out for 24 m².',
    article: {
      topics: ['events', 'sales', 'strategy'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Prepare Your Next Show',
        text: 'Tell us which show you have booked and who will stay at home to answer. We help with invitations, printed matter and the fortnight afterwards.',
        button: 'Get Help',
      }}
    >
      <p>
        Thirty-six thousand euros divided by 144 conversations is 250 euros each. That is what a 24 m² booth yields in
        the example below, and you can put your own prices in. If one conversation in three is never followed up, 48 of
        them, then €12,000 has gone into the skip with the carpet tiles.
      </p>
      <p>
        The loss happens in the fortnight after the show, while everybody who stood on the booth is digging through a
        week of e-mail. This countdown therefore runs towards day T+14, and what comes last is planned first. T is the
        closing day of a four-day show.
      </p>
      <Section heading="T−180: block the fortnight afterwards">
        <p>
          Before the space contract is signed, enter two things in the diary of everyone who will travel: the mornings
          of T+1, T+2 and T+3 for follow-up, and one hour on T+14 for the reckoning. If your applications engineer
          cannot spare three mornings, he cannot spare the show either.
        </p>
        <p>
          Then name the person who will stay at home. This is the most valuable member of the team and the one nobody
          appoints. He or she receives the notes each evening, pulls the drawings, asks production for a lead time and
          has the promised data sheet out by ten the next morning, sometimes before the visitor has left the exhibition
          hotel.
        </p>
      </Section>
      <Section heading="T−150: price one conversation">
        <p>The assumed prices are round ones. Replace each of them with the figure from your organizer’s order form.</p>
        <ul>
          <li>Space: 24 m² × €280 = €6,720</li>
          <li>System stand, graphics, furniture: 24 m² × €350 = €8,400</li>
          <li>Power, compressed air, internet, cleaning: €1,800</li>
          <li>Machine freight, forklift and handling, both ways: €2,600</li>
          <li>Hotel and meals: 4 people × 5 nights × €220 = €4,400</li>
          <li>Travel: 4 people × €250 = €1,000</li>
          <li>Badge scanner, samples, coffee: €1,480</li>
          <li>Working time: 4 people × 6 days × €400 = €9,600</li>
        </ul>
        <p>
          The total is €36,000. Now the capacity. Four days of eight hours make 32 hours; with one of the four always at
          lunch or fetching a customer, three people give 96 hours of presence. Say half of that is spent talking, and a
          talk with its note takes 20 minutes: 48 hours × 3 = 144 conversations, €250 each.
        </p>
        <p>
          Play with the inputs before you choose a size. Another 12 m² costs 12 × (€280 + €350) = €7,560 and talks to
          nobody. A fifth person costs €1,100 for hotel, €250 for travel and €2,400 in working time, €3,750 together,
          and adds room for 32 × ½ × 3 = 48 conversations at €78. In a busy hall the cheapest square metre is the one
          with somebody standing on it.
        </p>
      </Section>
      <Section heading="T−90: invite forty people by name">
        <p>
          Passing trade is luck. List forty people you want to see: open quotations, customers who have not ordered for
          two years, designers whose RFQ you lost on lead time. If that gives you only 25, an{' '}
          <Link to="/services/b2b-database">industrial contact database</Link> can add plants with the right process
          within two hours’ drive of the halls. Each invitation offers one reason that holds for the recipient alone:
          their own housing on your fixture, the burr on the part they complained about, a quarter of an hour with the
          man who writes the PLC code. Propose a time, such as Wednesday, 10:20. Half past ten is when everyone else
          proposes one.
        </p>
        <p>
          Those you mail in larger numbers deserve the care described in our{' '}
          <Link to="/blog/email-marketing-best-practices">e-mail guide</Link>. Give the forty a telephone call.
        </p>
      </Section>
      <Section heading="T−30: rehearse the note before the pitch">
        <p>
          A badge scanner records who came. It cannot record why. Print a card, or set up a form with the same fields as
          your <Link to="/blog/crm-systems">CRM</Link>, so that nothing has to be typed twice:
        </p>
        <ul>
          <li>
            <code>part</code>: process and material (“pump housing, AlSi9Cu3, leaks after machining”)
          </li>
          <li>
            <code>volume</code>: pieces a year, or one machine and when
          </li>
          <li>
            <code>decides</code>: who signs, and by which date
          </li>
          <li>
            <code>promise</code>: what we said we would send, and by when
          </li>
          <li>
            <code>class</code>: A has a project with a date, B a need without one, C neither
          </li>
        </ul>
        <p>
          Practise it in pairs: five minutes of talk, two minutes of writing, then a third colleague who was not present
          must be able to make the follow-up call from the card. Whoever fails rehearses again. Scanned data is personal
          data collected from the visitor, so the information under GDPR Art. 13 belongs at the scanner, as a sign with
          a QR code. Answering the enquiry normally rests on legitimate interest, Art. 6(1)(f). The newsletter needs its
          own tick in most European countries, and an objection to direct marketing under Art. 21(2) has to be obeyed
          without weighing anything.
        </p>
      </Section>
      <Section heading="T−3 to T: half an hour each evening">
        <p>
          At closing time the shutters go down and the sorting begins: 30 minutes, standing, with no beer yet. Every
          card gets its class and every promise a name; illegible words are asked about while the author still
          remembers. Photograph the sketches made on the sample table. The bundle goes home that night, and the A
          contacts hear from you while the show is still open.
        </p>
      </Section>
      <Section heading="T+1 to T+14: collect what you bought">
        <dl>
          <dt>T+1</dt>
          <dd>
            All A contacts are telephoned by the person they met. If nobody answers, the mail says so and proposes two
            times.
          </dd>
          <dt>T+3</dt>
          <dd>Each A and B contact has received what was promised, or the date on which it will come.</dd>
          <dt>T+7</dt>
          <dd>Quotations for A are out or dated. C contacts get one useful document and no series of reminders.</dd>
          <dt>T+10</dt>
          <dd>Those who were silent are tried once more through another channel: the switchboard, or LinkedIn.</dd>
          <dt>T+14</dt>
          <dd>
            The reckoning: conversations held, promises made and kept, quotations issued, real cost per conversation.
            Only now decide about next year’s space.
          </dd>
        </dl>
        <p>The message of T+3 needs no adjectives:</p>
        <blockquote>
          <p>Subject: Your pump housing, porosity at the flange – hall 4, Wednesday</p>
          <p>
            You showed us the section with the pores beside the M8 thread. Enclosed is the gating sketch we spoke of,
            with two changes marked in red. We would need the STEP file and the permitted leak rate to quote the tool
            change. May I ring on Tuesday at 9:30?
          </p>
        </blockquote>
        <p>
          It looks like a lot of work, so count it. Say the 144 divide into 20 A, 50 B and 74 C. At 45, 15 and 2 minutes
          that is 15 hours, 12.5 hours and about 2.5 hours: 30 hours in all. At €50 an hour follow-up costs €1,500, some
          4% of the show. It is the best-paid work of the half-year.
        </p>
      </Section>
      <Section heading="Monday: seven boxes to tick">
        <ul>
          <li>Diary blocks for T+1 to T+3 and T+14 accepted by everyone who travels</li>
          <li>The person at home named, with a deputy</li>
          <li>Your own eight cost lines entered; price per conversation known to the team</li>
          <li>Forty names with one reason each</li>
          <li>Note card with five fields, identical in the CRM</li>
          <li>Art. 13 notice printed for the scanner</li>
          <li>Cards from your last show counted: how many had an answer within 14 days?</li>
        </ul>
      </Section>
    </Article>
  )
}
