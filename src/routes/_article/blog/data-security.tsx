import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/data-security'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/data-security')({
  staticData: {
    title: 'Data Security for B2B Companies',
    summary:
      'An invoice fraud at a supplier told hour by hour, the control that would have stopped it each time, and what data protection law asks next.',
    article: {
      topics: ['data', 'email', 'supply'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Protect Your Customer Data',
        text: 'Tell us which contact data you keep and what worries you about it, without sending any of it. We’ll say what we can do; for the technology you need a security specialist.',
        button: 'Get Help',
      }}
    >
      <p>
        Hour 0, a Monday, 08:40. The export clerk of a valve maker with 40 employees opens a message from a buyer she
        has known for six years. It really comes from his mailbox, which was broken into last week. “Drawing rev. C for
        comment,” says the link. A sign-in page appears, she enters her password and the code from her phone, and a
        drawing opens. Nothing seems wrong.
      </p>
      <p>
        The sum at stake in this imaginary case is €86,400. The fraud needs neither a virus nor a broken firewall. It
        needs seven moments at which nobody looked, and each can be closed with ordinary means, five by the supplier and
        two by the customer.
      </p>
      <Section heading="From the click to the transfer">
        <dl>
          <dt>Hour 0, Monday 08:40</dt>
          <dd>
            The sign-in page belongs to a stranger, who passes password and code on to the real one within seconds and
            keeps the session. The second factor has worked, for the wrong person.
          </dd>
          <dt>Hour 1, 09:40</dt>
          <dd>
            He adds an inbox rule. Whatever contains “<abbr title="international bank account number">IBAN</abbr>,”
            “bank,” or “payment” now moves, marked as read, to the folder “RSS Feeds,” which nobody opens.
          </dd>
          <dt>Hour 5, 13:40</dt>
          <dd>
            He has copied three months of correspondence. In it: invoice, delivery note, and due date for a batch of DN
            150 gate valves, €86,400, payable on Thursday by a pump manufacturer. Also passport scans of three
            technicians, sent to get them site passes.
          </dd>
          <dt>Hour 26, Tuesday 10:40</dt>
          <dd>
            The pump manufacturer receives a reply in the familiar thread, with your letterhead and a new IBAN. Reason
            given: an audit of the old account.
          </dd>
          <dt>Hour 29, 13:40</dt>
          <dd>
            Their accounts clerk does what she has been told and replies: “Please confirm.” By email. The question lands
            in “RSS Feeds,” and the stranger confirms it warmly.
          </dd>
          <dt>Hour 74, Thursday 10:40</dt>
          <dd>The transfer is executed, on the due date, for the right amount.</dd>
          <dt>Hour 96, Friday 08:40</dt>
          <dd>€86,400 should be in your account. Nobody looks; reminders go out on Mondays.</dd>
        </dl>
      </Section>
      <Section heading="Hour 170: “We paid on Thursday”">
        <p>
          On the second Monday at 10:40 your bookkeeper calls to ask about the overdue invoice. Two minutes later both
          sides understand. The order of the next steps matters. The customer calls the fraud desk of his bank and asks
          it to recall the transfer and warn the receiving bank. A police report comes next, because the banks will want
          its reference. Then the mailbox: end all sessions, change the credentials, save the rule and the sign-in log
          before deleting anything. Agree on all this by phone, because the stranger may still be reading.
        </p>
        <p>
          Who bears the loss is a matter for the contract and national law. A payment to a stranger does not, as a rule,
          settle your invoice, but your mailbox was the source, and the customer’s lawyer will begin with that. Notify
          the insurer the same day, and ask whether the policy covers a customer who was cheated in your name.
        </p>
      </Section>
      <Section heading="The 72 hours of Article 33">
        <p>
          Somebody has read a mailbox full of names, numbers, and passports: a personal data breach under the General
          Data Protection Regulation (<abbr title="General Data Protection Regulation">GDPR</abbr>), whether or not the
          money returns. Article 33(1) requires notice to the supervisory authority without undue delay and, where
          feasible, within 72 hours of becoming aware, unless a risk to the persons is unlikely. Here it isn’t. Becoming
          aware means reasonable certainty, which may take a short look into the logs. If you count from the call at
          hour 170 you never have to argue: the period ends on Thursday at 10:40, and nights count. A notice after that
          must give the reasons for the delay. What you don’t yet know can follow in phases (Article 33(4)), and the
          facts, effects, and remedies go into your own record even where no notice is due (Article 33(5)). In November
          2025 the Commission proposed 96 hours, and notice only where the risk is high; check whether that has become
          law before you rely on it.
        </p>
        <p>
          Article 34 concerns the people themselves. Where the risk to them is high, as with the three passports, they
          are told without undue delay and in plain language what happened, what may follow, and what they can do. The
          buyers in the copied threads deserve a call even below that threshold: the next false invoice will quote their
          order numbers.
        </p>
      </Section>
      <Section heading="The control missing at each hour">
        <ol>
          <li>
            <strong>Hour 0: keys instead of codes.</strong> A passkey or FIDO2 key answers only to the genuine address,
            so a relayed sign-in fails, provided that codes are switched off as a fallback. Two keys for each of 40
            people at, say, €50 make €4,000.
          </li>
          <li>
            <strong>Hour 1: an alert on inbox rules.</strong> Mail systems can report every new rule and block automatic
            forwarding to outside. Somebody by name has to receive the report.
          </li>
          <li>
            <strong>Hour 5: less to find.</strong> Passport scans are deleted when the site pass is issued. Old threads
            leave the mailbox for the archive or the trash by a date, under the same{' '}
            <Link to="/blog/database-management">deletion rules as your contact database</Link>.
          </li>
          <li>
            <strong>Hour 26: a sentence agreed in advance.</strong> On every quotation, order confirmation, and invoice;
            the text is below.
          </li>
          <li>
            <strong>Hour 29: a call back.</strong> To the number in the customer’s supplier record, never the one in the
            message.
          </li>
          <li>
            <strong>Hour 74: two people and a pause.</strong> A changed IBAN needs a second signature and rests five
            working days. Since October 9, 2025, banks in the euro area must also compare the payee’s name with the IBAN
            (Regulation (EU) 2024/886). Companies can opt out for batches of payments. Ask whether yours has.
          </li>
          <li>
            <strong>Hour 96: a look at expected receipts.</strong> A call on Friday at 08:40 rather than on Monday at
            10:40 gives the banks 74 hours more.
          </li>
        </ol>
        <blockquote>
          <p>
            Our bank details do not change by email. If you receive such a message, please call the person you know, on
            the number you already have.
          </p>
        </blockquote>
        <p>
          The records that prove a sender (SPF, DKIM, and DMARC) are absent from the list. They help against forged
          senders, and any agency that sends your <Link to="/services/email-marketing">email campaigns</Link> should
          sign with its own DKIM key on a subdomain. At hour 26, though, the message came from the real mailbox and
          would have passed every one of them.
        </p>
        <p>
          Article 32 asks for this kind of thinking: measures appropriate to the risk, with regard to the state of the
          art and the cost, and under Article 32(1)(d) a process for testing them regularly. One such test: once a year
          a colleague asks your own accounts department, in a supplier’s name, to change an IBAN.
        </p>
      </Section>
      <Section heading="When the customer sends a questionnaire">
        <p>
          After such a week the pump manufacturer will send one. Automotive customers do not wait for an incident. Two
          names recur.
        </p>
        <ul>
          <li>
            <strong>ISO/IEC 27001</strong> certifies a management system within a stated scope; Annex A of the 2022
            edition lists 93 controls. “Our data center is certified” answers a different question, since its scope ends
            before your inbox.
          </li>
          <li>
            <strong>Trusted Information Security Assessment Exchange</strong> (
            <abbr title="Trusted Information Security Assessment Exchange">TISAX</abbr>) is the automotive industry’s
            exchange, run by the ENX Association on the catalog of the German carmakers’ association. Level AL 2 is
            checked mostly remotely, AL 3 on site; labels last up to three years and are shared on the ENX portal. Ask
            the customer in writing which label is wanted before you pay for an assessment.
          </li>
          <li>
            <strong>Neither yet?</strong> “No; planned by September 30; until then this measure” is a good answer. The
            questionnaire often becomes an annex to the contract, and a false yes is then a breach of it.
          </li>
        </ul>
        <p>
          Keep every answer, with its evidence, in the customer’s file; the next questionnaire asks much the same.
          Machinery makers of medium size, roughly from 50 employees or €10 million in turnover, should also check
          whether they fall under the NIS2 Directive, (EU) 2022/2555, as their country has enacted it: the early warning
          of a significant incident is due within 24 hours (Article 23(4)).
        </p>
      </Section>
      <Section heading="Six jobs for Monday morning">
        <ul>
          <li>Open the rules of every mailbox in sales and accounts. Ask about each one that nobody recognizes.</li>
          <li>Search the mailboxes for “passport.” Delete what has served its purpose.</li>
          <li>
            Print the numbers of your bank’s fraud desk, the insurer, the supervisory authority, and your ten largest
            customers’ accounts departments. Keep them on paper.
          </li>
          <li>Name the two people who approve a changed IBAN, and a deputy for August.</li>
          <li>
            Add the bank sentence to the template of your{' '}
            <Link to="/blog/digital-transformation">order confirmation</Link>.
          </li>
          <li>Order two keys for everyone who writes to customers about money.</li>
        </ul>
      </Section>
    </Article>
  )
}
