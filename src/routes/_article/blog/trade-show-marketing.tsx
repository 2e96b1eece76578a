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
        text: 'Which show have you booked, and what do you want to bring home from it? We’ll tell you whether we could take on the invitations and the follow-up.',
        button: 'Get Help',
      }}
    >
      <p>
        Thirty-six thousand euros divided by 144 conversations is €250 each. That is what a 24&nbsp;m² booth yields in
        the example below, and you can put your own prices in. If one conversation in three is never followed up, 48 of
        them, then €12,000 has gone into the dumpster with the carpet tiles.
      </p>
      <p>
        The loss happens in the two weeks after the show, while everybody who worked the booth is digging through a week
        of email. So this countdown runs to day T+14, and what comes last is planned first. T is the closing day of a
        four-day show.
      </p>
      <Section heading="T−180: block the two weeks afterward">
        <p>
          Before the space contract is signed, enter two things in the calendar of everyone who will travel: the
          mornings of T+1, T+2, and T+3 for follow-up, and one hour on T+14 to add up the results.
        </p>
        <p>
          Then name the person who will stay home, the most valuable member of the team and the one nobody appoints.
          That person receives the notes each evening, pulls the drawings, asks production for a lead time, and has the
          promised data sheet out by ten the next morning, sometimes before the visitor has left the hotel.
        </p>
      </Section>
      <Section heading="T−150: price one conversation">
        <p>The assumed prices are round ones. Replace each of them with the figure from your organizer’s order form.</p>
        <ul>
          <li>Space: 24&nbsp;m² × €280 = €6,720</li>
          <li>Modular booth, graphics, furniture: 24&nbsp;m² × €350 = €8,400</li>
          <li>Power, compressed air, internet, cleaning: €1,800</li>
          <li>Machine freight, forklift, and handling, both ways: €2,600</li>
          <li>Hotel and meals: 4 people × 5 nights × €220 = €4,400</li>
          <li>Travel: 4 people × €250 = €1,000</li>
          <li>Badge scanner, samples, coffee: €1,480</li>
          <li>Working time: 4 people × 6 days × €400 = €9,600</li>
        </ul>
        <p>
          The total is €36,000. Now the capacity. Four days of eight hours make 32 hours; with one of the four always at
          lunch or walking a customer around, three people give 96 hours of presence. Say half of that is spent talking,
          and a talk with its note takes 20 minutes: 48 hours × 3 = 144 conversations, €250 each.
        </p>
        <p>
          Play with the inputs before you choose a size. Another 12&nbsp;m² costs 12 × (€280 + €350) = €7,560 and talks
          to nobody. A fifth person costs €1,100 for hotel, €250 for travel, and €2,400 in working time, €3,750
          together, and adds room for 32 × ½ × 3 = 48 conversations at €78.
        </p>
      </Section>
      <Section heading="T−90: invite forty people by name">
        <p>
          Walk-by traffic is luck. List forty people you want to see: open quotations, customers who have not ordered
          for two years, designers whose request for quotation (<abbr title="request for quotation">RFQ</abbr>) you lost
          on lead time. If that gives you only 25, an{' '}
          <Link to="/services/b2b-database">industrial contact database</Link> can add plants with the right process
          within two hours’ drive of the halls. Each invitation offers one reason that holds for the recipient only:
          their own housing on your fixture, the burr on the part they complained about, fifteen minutes with the person
          who writes the code for the controller (<abbr title="programmable logic controller">PLC</abbr>). Propose a
          time, such as Wednesday, 10:20.
        </p>
        <p>
          Those you email in larger numbers deserve the care described in our{' '}
          <Link to="/blog/email-marketing-best-practices">email guide</Link>. Give the forty a phone call.
        </p>
      </Section>
      <Section heading="T−30: rehearse the note before the pitch">
        <p>
          A badge scanner records who came. It cannot record why. Print a card, or set up a form with the same fields as
          your customer database (
          <Link to="/blog/crm-systems">
            <abbr title="customer relationship management">CRM</abbr>
          </Link>
          ), so that nothing has to be typed twice:
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
          Practice it in pairs: five minutes of talk, two minutes of writing, then a third colleague who was not present
          must be able to make the follow-up call from the card. If the card fails, repeat it.
        </p>
        <p>
          Scanned data is personal data collected from the visitor, so the information under Article 13 of the{' '}
          <abbr title="General Data Protection Regulation">GDPR</abbr> belongs at the scanner, as a sign with a QR code.
          Answering the inquiry can usually rest on legitimate interest, Article 6(1)(f). The newsletter needs its own
          checkbox in most European countries, and an objection to direct marketing under Article 21(2) has to be obeyed
          without weighing anything.
        </p>
      </Section>
      <Section heading="T−7: seven boxes to check">
        <ul>
          <li>Calendar blocks for T+1 to T+3 and T+14 accepted by everyone who travels</li>
          <li>The person at home named, with a deputy</li>
          <li>Your own eight cost lines entered; price per conversation known to the team</li>
          <li>Forty names with one reason each</li>
          <li>Note card with five fields, identical in the CRM</li>
          <li>Article 13 notice printed for the scanner</li>
          <li>Cards from your last show counted: how many had an answer within 14 days?</li>
        </ul>
      </Section>
      <Section heading="T−3 to T: half an hour each evening">
        <p>
          At closing time the sorting begins: 30 minutes, standing, with no beer yet. Every card gets its class and
          every promise a name; illegible words are asked about while the author still remembers. Take photos of the
          sketches made on the sample table. The bundle goes home that night, and the A contacts hear from you while the
          show is still open.
        </p>
      </Section>
      <Section heading="T+1 to T+14: collect what you bought">
        <dl>
          <dt>T+1</dt>
          <dd>
            All A contacts are called by the person they met. If nobody answers, the email says so and proposes two
            times.
          </dd>
          <dt>T+3</dt>
          <dd>Each A and B contact has received what was promised, or the date on which it will come.</dd>
          <dt>T+7</dt>
          <dd>Quotations for A are out or dated. C contacts get one useful document and no series of reminders.</dd>
          <dt>T+10</dt>
          <dd>Those who were silent are tried once more through another channel: the switchboard, or LinkedIn.</dd>
          <dt>T+14</dt>
          <dd>Conversations held, promises made and kept, quotations issued, real cost per conversation.</dd>
        </dl>
        <p>The message of T+3 needs no adjectives:</p>
        <blockquote>
          <p>Subject: Your pump housing, porosity at the flange (hall 4, Wednesday)</p>
          <p>
            You showed us the section with the pores beside the M8 thread. Attached is the gating sketch we talked
            about, with two changes marked in red. We would need the STEP file and the permitted leak rate to quote the
            tool change. May I call on Tuesday at 9:30?
          </p>
        </blockquote>
        <p>
          It looks like a lot of work, so count it. Say the 144 divide into 20 A, 50 B, and 74 C. At 45, 15, and 2
          minutes that is 15 hours, 12.5 hours, and about 2.5 hours: 30 hours in all. At €50 an hour follow-up costs
          €1,500, some 4% of the show.
        </p>
      </Section>
      <Section heading="Seventy-two visits instead">
        <p>
          On T+14, before anyone books next year’s space, let somebody argue against it. A day on the road costs €400 in
          working time and, say, €100 in travel. The show’s budget would pay for €36,000 ÷ €500 = 72 visits to plants of
          your own choosing. The booth gave you 20 A and 50 B contacts, 70 in all. On that count it is a draw.
        </p>
        <p>
          Three things break it. The visits take 72 working days and the show takes 24. A machine that runs can be seen
          at the show and in few visitors’ plants. And a visit needs somebody willing to receive you. So try it: call
          twenty of your forty names and ask for an hour at their place. If most say yes, go and see them, and leave the
          booth to your competitors for a year.
        </p>
      </Section>
    </Article>
  )
}
