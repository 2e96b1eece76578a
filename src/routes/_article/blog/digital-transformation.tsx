import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/digital-transformation'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/digital-transformation')({
  staticData: {
    title: 'Digital Transformation in Manufacturing',
    summary:
      'Digitize the order confirmation from end to end before you buy a platform: one document followed across seven desks.',
    article: {
      topics: ['digital', 'data', 'supply'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Start With One Process',
        text: 'Name the document that passes through the most hands in your company. We’ll tell you whether any part of its path is a job for us.',
        button: 'Start Now',
      }}
    >
      <p>
        The most revealing page in a factory is the order confirmation. Sales regards it as a formality and the shop
        floor never sees it. Yet it is the one sheet on which price, drawing revision, material, date, delivery term,
        and payment meet, and on which the company promises all of them at once.
      </p>
      <p>
        The argument here is narrow. Before you look at a single platform, make the path of this one document digital,
        from the customer’s purchase order to the customer’s own system. It takes weeks rather than years.
      </p>
      <Section heading="Why the confirmation comes first">
        <p>
          The usual first projects are a dashboard on the machines, a customer portal, or a new release of the
          enterprise resource planning (<abbr title="enterprise resource planning">ERP</abbr>) system. The confirmation
          beats them as a first object because it has two hard ends: a purchase order arrives, a promise leaves. Every
          department touches it in between, and the customer notices any improvement within the week.
        </p>
        <p>
          It also carries legal weight that few people at the copier suspect. Where the UN sales convention (
          <abbr title="United Nations Convention on Contracts for the International Sale of Goods">CISG</abbr>) governs,
          a reply that changes the order’s price, quantity, or time of delivery counts as a rejection and a counteroffer
          (Article 19). If the order had already accepted your quotation, the changed date is merely a request to alter
          a contract. A firm that confirms week 34 against an order for week 31, and hears nothing, has a date it likes
          and a customer who may have agreed to something else.
        </p>
      </Section>
      <Section heading="Seven desks and fifty minutes of work">
        <p>
          Take a maker of hydraulic cylinders with 80 employees. An order comes as a PDF: twelve cylinders, bore 80, rod
          45, stroke 400, drawing revision D, certificate 3.1 for the rod. This is its way through the company.
        </p>
        <ol>
          <li>
            <strong>Order desk.</strong> Four hours in a shared mailbox, then 12 minutes of typing into the ERP system.
          </li>
          <li>
            <strong>Engineering.</strong> A day in the tray; 10 minutes to find that the quotation was based on revision
            C.
          </li>
          <li>
            <strong>Purchasing.</strong> A day; 8 minutes to ask the bar supplier for chromed rod with an EN 10204 3.1
            certificate.
          </li>
          <li>
            <strong>Planning.</strong> A day; 10 minutes to find a slot on the honing machine and pencil “week 34” on
            the printout.
          </li>
          <li>
            <strong>Accounts.</strong> Half a day; 5 minutes for the credit limit, and for the 60 days on the order
            against the 30 in the quotation.
          </li>
          <li>
            <strong>Shipping.</strong> Half a day; 5 minutes to settle FCA at the plant or DAP, crate, and weight.
          </li>
          <li>
            <strong>The customer’s purchaser.</strong> She receives a PDF and types the date into her own system. “Week
            34” becomes Monday or Friday, depending on her mood.
          </li>
        </ol>
        <p>
          Your six desks work 12 + 10 + 8 + 10 + 5 + 5 = 50 minutes. The paper waits 4 + 8 + 8 + 8 + 4 + 4 = 36 hours,
          which is four and a half working days. You quoted six weeks, or thirty working days: 15% of the lead time has
          gone before the saw touches a bar. You count from your confirmation; the customer counts from the order.
        </p>
        <p>
          At 1,200 orders a year the fifty minutes add up to 1,000 hours. Assume that one confirmation in twelve has to
          be corrected, at three hours of phone calls and rework: another 100 × 3 = 300 hours.
        </p>
      </Section>
      <Section heading="What the walk brings to light">
        <p>
          Faster typing would save little. Most of the waiting has a duller cause: several desks look for an exception
          that most orders do not have. Say 900 of the 1,200 are repeats with the same revision, price, and terms. For
          those engineering and accounts have nothing to decide. Leaving them out saves 900 × 15 minutes = 225 hours a
          year and takes twelve hours of waiting, a day and a half, from every repeat order. That takes a rule with a
          signature under it, and no software.
        </p>
        <p>
          The walk finds smaller things too. “Week 34” is a rumor until it says which day, and whether the goods are
          then ready at your gate or standing in the customer’s yard. The drawing revision lives in a file name. And the
          reason why one customer always gets a wooden crate is known only to the man in shipping, who retires in
          spring.
        </p>
      </Section>
      <Section heading="Make a record and print it last">
        <p>
          A scanned confirmation with a digital signature is still paper. Digital means that each field is entered once,
          has an owner, and that the PDF is printed from the record at the end. For the cylinder maker a line needs
          these fields:
        </p>
        <ul>
          <li>customer’s order number, line number, and item number, and your own item number;</li>
          <li>drawing number and revision, as quoted and as ordered;</li>
          <li>quantity, unit price, payment term;</li>
          <li>a calendar date, with the Incoterms 2020 rule and named place it refers to;</li>
          <li>certificates and packing;</li>
          <li>a deviation mark: none, price, date, revision, terms.</li>
        </ul>
        <p>
          The deviation mark does the work. A wanted date within your standard lead time counts as no deviation, so a
          line without a mark is confirmed the same day; a line with one goes only to the desk concerned. When the
          deviation has to be settled with the customer, talk with the drawing open between you; an{' '}
          <Link to="/services/advanced-chat-system">online call with screen sharing and signature</Link> replaces four
          emails and leaves a written acceptance behind.
        </p>
        <p>
          Then the seventh desk. Large customers can take the confirmation as data: EDIFACT calls the message ORDRSP,
          ANSI X12 has the 855, UBL the Order Response. Smaller ones are content with a CSV of six columns beside the
          PDF. Ask the purchaser which fields she retypes, and send those. Leave changed bank details out of it
          altogether, for reasons given in our <Link to="/blog/data-security">account of an invoice fraud</Link>.
        </p>
      </Section>
      <Section heading="Then invite the platform vendors">
        <p>
          You now hold what most software projects lack on their first day: fields, owners, exceptions, volumes. Give
          every vendor the same three real orders, one plain repeat, one with a revision change, one with split delivery
          and a certificate, and have them entered live, in front of the people from the six desks. Compare only what
          was shown that afternoon. Look first at the modules of your own ERP system, on which you may have been paying
          maintenance for years.
        </p>
        <p>
          The same record settles quarrels further along. Where an order begins and an inquiry ends is the boundary we
          draw in the <Link to="/blog/crm-systems">specification of a customer database</Link>, and a{' '}
          <Link to="/blog/supply-chain-optimization">customer’s supply chain</Link> is planned on confirmed dates.
        </p>
      </Section>
      <Section heading="Where this argument fails">
        <p>
          If your orders are automotive call-offs that already arrive by electronic data interchange (
          <abbr title="electronic data interchange">EDI</abbr>), follow the nonconformance report or the drawing change.
          If you take ten orders a year at two million each, follow the change order. And if the ERP system is no longer
          patched by its maker, replace it first.
        </p>
      </Section>
      <Section heading="Ten confirmations to pull on Monday">
        <ul>
          <li>Take the last ten order confirmations, with the purchase orders and quotations behind them.</li>
          <li>Write the date and hour of every step on each. Where nobody knows, write “unknown.”</li>
          <li>Carry one live order from desk to desk yourself. Note working minutes and waiting hours separately.</li>
          <li>Mark each field that was typed a second time, and each that was compared by eye.</li>
          <li>Count how many of the ten needed a decision at all.</li>
          <li>Call one customer’s purchaser and ask what she does with your PDF.</li>
          <li>
            Agree on one rule that lets plain repeats pass, signed by the plant manager, from the first of next month.
          </li>
        </ul>
      </Section>
    </Article>
  )
}
