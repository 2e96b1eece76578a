import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/email-marketing-best-practices'
import { Article, Section } from '#src/components/article/Article.tsx'
import { SinceWritten } from '#src/components/article/SinceWritten.tsx'

export const Route = createFileRoute('/_article/blog/email-marketing-best-practices')({
  staticData: {
    title: 'Email Marketing Best Practices for B2B',
    summary:
      'A weak email to purchasing managers is taken apart line by line and rebuilt, with consent, the three records that prove a sender, and a plan for the replies.',
    article: {
      published: 'February 2024',
      minutes: 6,
      topics: ['email', 'data', 'sales'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Send Emails That Get Answers',
        text: 'Who should read your email, and what should they do next? Tell us in your message, and you will hear whether we can write and send it.',
        button: 'Get Started',
      }}
    >
      <p>
        Anybody who buys machined parts will feel that they have met the email below before, although it is invented.
        The sender is a turning shop with 40 employees and free capacity on two Swiss-type lathes and a cylindrical
        grinder. The readers are purchasing managers at pump makers.
      </p>
      <blockquote>
        <p>From: Sales Team (noreply@…)</p>
        <p>Subject: Your reliable partner for high-quality CNC solutions!</p>
        <p>Dear Sir or Madam,</p>
        <p>
          We are a leading manufacturer of high-quality precision components with decades of experience. Our modern
          machinery and motivated team enable us to offer flexible solutions at competitive prices. Please find attached
          our company presentation (PDF, 14&nbsp;MB). We would be pleased to become your partner. Please do not hesitate
          to contact us with any questions.
        </p>
        <p>Kind regards, your Sales Team</p>
      </blockquote>
      <p>
        Nothing in it is exactly false. Its fault is that it hands the reader all the work: to find out what the shop
        makes, whether that fits anything on the buyer’s desk, and what to do next. A sales email earns a reply when
        refusing it takes five seconds and accepting it takes one minute.
      </p>
      <SinceWritten checked="November 22, 2026">
        <p>
          <strong>Mail providers.</strong> Google has tightened enforcement since November 2025, and Microsoft has asked
          the same of bulk senders to Outlook.com since May 5, 2025.
        </p>
        <p>
          <strong>Sender policy.</strong> RFC 9989 made{' '}
          <abbr title="Domain-based Message Authentication, Reporting, and Conformance">DMARC</abbr>, the third record
          below, a proposed internet standard in May 2026. Existing records stay valid; the <code>pct</code> tag is
          gone.
        </p>
      </SinceWritten>

      <Section heading="Seven faults, from the top down">
        <ol>
          <li>
            <strong>The sender</strong> is a department behind an address that takes no replies.
          </li>
          <li>
            <strong>The subject</strong> contains no part, material, or size. Buyers keep mail as an archive and search
            it months later; a search for “duplex shaft” in November will not find “CNC solutions.”
          </li>
          <li>
            <strong>“Dear Sir or Madam”</strong> announces a list and nothing else.
          </li>
          <li>
            <strong>“Leading,” “high-quality,” “motivated”</strong> are claimed by every competitor too. They fill no
            cell in a supplier comparison.
          </li>
          <li>
            <strong>“Modern machinery”</strong> hides the one fact that decides: the envelope. Bar up to 32 or up to
            65&nbsp;mm? Grinding between centers up to what length?
          </li>
          <li>
            <strong>The attachment</strong> may be held at the gateway and is too big for a phone. What it says belongs
            on a web page.
          </li>
          <li>
            <strong>The close</strong> asks nothing, and there is no address, no source of the data, and no way to
            object. European law asks for all three.
          </li>
        </ol>
      </Section>

      <Section heading="The same offer, rebuilt">
        <blockquote>
          <p>From: [first name, last name], [company] (name@…)</p>
          <p>Subject: Pump shafts 1.4462, Ø&nbsp;20–32&nbsp;mm, seats ground h6, 15 working days</p>
          <p>Good morning Ms. [name],</p>
          <p>
            Your multistage pumps run on duplex shafts, so I am writing about those alone. We turn and grind shafts in
            1.4462 from bar: Ø&nbsp;20–32&nbsp;mm, up to 300&nbsp;mm long, bearing seats h6, run-out 0.02&nbsp;mm, lots
            of 20 to 300, with a 3.1 certificate to EN 10204. Delivery is 15 working days from order while the bar is in
            stock; today’s stock is at [page].
          </p>
          <p>
            If one of your shafts is late or keeps failing inspection, reply with the drawing as PDF or STEP; if you
            need a non-disclosure agreement first, reply “NDA.” Two working days later you have prices for 20, 50, and
            100 pieces, or a plain no.
          </p>
          <p>If a colleague buys shafts, please pass this on.</p>
          <p>[Name, job, direct line, company, postal address, register number]</p>
          <p>I took your address from [source] on February 5, 2024. What we do with your data: [privacy notice].</p>
          <p>You can object to mail like this at any time: answer “stop” or use [this link].</p>
        </blockquote>
        <p>
          The new version is more than twice as long and quicker to judge. A buyer who needs Ø&nbsp;90 is gone after the
          subject line, which suits both sides. The others have three one-word or one-file answers, and a date by which
          they hear back. There is one weakness left: “multistage pumps” must be true of that reader. If you cannot fill
          this sentence for a contact, your list lacks a field. (Our{' '}
          <Link to="/blog/crm-systems">specification of a customer database</Link> has a list of fields.)
        </p>
      </Section>

      <Section heading="Who you may write to">
        <p>
          Two sets of rules apply in Europe, and passing one does not pass the other. The ePrivacy rules decide whether
          the email may be sent. Article 13 of Directive 2002/58/EC requires prior consent when the recipient is a
          natural person, excepts your own customers under conditions, and leaves the protection of companies to each
          country. The results differ. Germany (§ 7 of its unfair competition act) asks for express prior consent even
          between companies. In Britain the consent rule in the Privacy and Electronic Communications Regulations does
          not cover corporate subscribers, though sole traders and some partnerships count as individuals.
        </p>
        <p>
          So the improved email, for all its manners, may not go to a buyer in Stuttgart who never agreed to it. There a
          letter comes first. Store the country of each contact and the rule that applies, and have a lawyer check the
          rules once for every market you write to.
        </p>
        <p>
          The General Data Protection Regulation (<abbr title="General Data Protection Regulation">GDPR</abbr>) decides
          whether you may hold and use the name at all. Four duties matter most:
        </p>
        <ul>
          <li>
            A legal basis: consent under Article 6(1)(a), which you must be able to prove (Article 7(1)), or a
            legitimate interest under Article 6(1)(f), weighed in writing. Recital 47 says that direct marketing may be
            such an interest.
          </li>
          <li>
            Information, if the data came from elsewhere: Article 14 asks for the source and the rest within a month,
            and at the latest in your first message.
          </li>
          <li>
            Objection: under Article 21(2) and (3) a “stop” ends direct marketing to that person, without weighing.
            Article 21(4) wants the right pointed out clearly and apart from other information.
          </li>
          <li>Withdrawal of consent, which must be as easy as giving it (Article 7(3)).</li>
        </ul>
      </Section>

      <Section heading="Three records before the first send">
        <dl>
          <dt>
            Sender Policy Framework (<abbr title="Sender Policy Framework">SPF</abbr>)
          </dt>
          <dd>
            A line in your domain’s name records (<abbr title="Domain Name System">DNS</abbr>) that lists the servers
            allowed to send for it. It may cause no more than ten DNS lookups, a limit that is soon reached when order
            system, newsletter, and help desk all want to be included.
          </dd>
          <dt>
            DomainKeys Identified Mail (<abbr title="DomainKeys Identified Mail">DKIM</abbr>)
          </dt>
          <dd>A signature on each message, which the receiver checks against a key in your DNS.</dd>
          <dt>
            Domain-based Message Authentication, Reporting, and Conformance (
            <abbr title="Domain-based Message Authentication, Reporting, and Conformance">DMARC</abbr>)
          </dt>
          <dd>
            A policy that passes a message only if SPF or DKIM succeeds for the domain shown in the From line. Begin
            with <code>v=DMARC1; p=none; rua=mailto:dmarc@example.com</code>, read the reports for a month, fix what
            fails, then move to <code>p=quarantine</code>.
          </dd>
        </dl>
        <p>
          Since February 1 Google expects SPF or DKIM from everybody who mails personal Gmail accounts, and all three
          from those who send close to 5,000 messages a day or more, with one-click unsubscribe to follow by June; Yahoo
          asks much the same. Testing costs nothing. Send the draft to a Gmail account, open “Show original,” and look
          for PASS three times.
        </p>
      </Section>

      <Section heading="Replies set the sending pace">
        <p>
          Say you write to 240 contacts, five in a hundred answer, and half of those send a drawing: 12 replies, six
          drawings. At 90 minutes of estimating each, that makes nine hours. If your estimator has one free hour a day,
          the six drawings take nine working days, and a promise of two days breaks in the first week. Send 27 emails a
          day for nine days instead (240 ÷ 9).
        </p>
        <p>Before the first one leaves, agree who does what with each kind of answer, and where it is recorded:</p>
        <ul>
          <li>A drawing: a name and a due date within the hour, a price or a no within two days.</li>
          <li>“Under contract until September”: a task for September 1, with this email quoted in it.</li>
          <li>A forward to a colleague: answer the colleague only after the colleague writes.</li>
          <li>An absence note: try again later; do not harvest the deputy’s address from it.</li>
          <li>“Stop”: blocked the same day, on a list kept only so that nobody writes again.</li>
        </ul>
        <p>
          Whether you do this yourself or hand over{' '}
          <Link to="/services/email-marketing">the sending to somebody else</Link>, the replies should arrive in the
          mailbox of a person who can read a drawing.
        </p>
      </Section>

      <Section heading="Send it, or send a letter">
        <p>Seven questions decide. One no, and it waits; a no to the third, and it becomes a letter.</p>
        <ul>
          <li>Would the first sentence be wrong if it were sent to a different company?</li>
          <li>Does the subject name part, material, size, and time, and does production sign every number?</li>
          <li>Do you know that the rules of this contact’s country allow the email?</li>
          <li>
            Are legal basis and source <Link to="/blog/database-management">stored for each contact</Link>?
          </li>
          <li>Is there one request, which can be answered from a phone?</li>
          <li>Do all three records show PASS in a test message?</li>
          <li>Does the daily number fit the estimator’s free hours?</li>
        </ul>
      </Section>
    </Article>
  )
}
