import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/ai-in-sales'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/ai-in-sales')({
  staticData: {
    title: 'AI in B2B Sales',
    summary:
      'Four jobs that an industrial sales office can hand to a language model, three it must keep, and a test with 50 old inquiries to find out.',
    article: {
      topics: ['sales', 'digital', 'data'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Use AI Where It Pays',
        text: 'Which step between inquiry and quotation costs you the most time? Name it, and we’ll tell you whether we can help with it.',
        button: 'Contact Us Today',
      }}
    >
      <p>
        A quotation for 400 bent brackets went out with the sentence “Delivery within three weeks.” Nobody had decided
        on three weeks. The draft came from a language model that had met the phrase in a hundred other quotations; the
        galvanizer was closed for two weeks, the clerk was in a hurry, and the customer accepted within the hour.
      </p>
      <p>
        Any office with an email account can repeat this imaginary case. It suggests a dividing line: hand over work
        whose mistakes you can see faster than you could do the work, and keep whatever commits the company. Some myths
        have grown up around that line. Take a sheet-metal subcontractor with 45 employees and 1,200 requests for
        quotation (<abbr title="requests for quotation">RFQs</abbr>) a year to test them.
      </p>
      <Section heading="Myth: drafting time is time saved">
        <p>
          What a tool saves is the time for the task, less the time for checking, less the time for fixing what was
          wrong. Reading an RFQ with its drawing and entering it in the enterprise resource planning (
          <abbr title="enterprise resource planning">ERP</abbr>) system takes, say, 12 minutes. With a prepared record
          the clerk checks for 3 minutes, and one in ten needs 15 minutes of fixing: 3 + 0.1 × 15 = 4.5 minutes. The
          gain is 7.5 minutes, and 1,200 × 7.5 = 9,000 minutes, or 150 hours a year.
        </p>
        <p>
          Change one figure. If the check takes 10 minutes because every dimension has to be compared with the drawing,
          the total is 11.5 against 12, and the project is a hobby. So time the checking first.
        </p>
      </Section>
      <Section heading="What a sales office can hand over">
        <dl>
          <dt>Transcribing</dt>
          <dd>
            Notes dictated in the car after a visit, or a call recorded with the permission of everybody on it; in
            Germany recording in secret is a criminal offense (§ 201 of the criminal code). The tool delivers text and a
            list of promises made. The person who was there corrects both the same day.
          </dd>
          <dt>Classifying RFQs</dt>
          <dd>
            Eight fields: process, material, thickness, quantity, general tolerance (such as ISO 2768-mK, still on many
            drawings although its second part has been replaced by ISO 22081), certificate (such as EN 10204 3.1), date
            wanted, drawing attached. “Not stated” must be an allowed answer for each. Without it the model fills the
            gap with something plausible, and plausible is 1.4301 where the part needs 1.4404.
          </dd>
          <dt>First drafts of quotations</dt>
          <dd>
            Text assembled from approved blocks in the customer’s language. Price, delivery date, and payment terms are
            empty fields that only the ERP system and a person can fill.
          </dd>
          <dt>Follow-ups</dt>
          <dd>
            Each morning a list of quotations past their decision date, with a draft of three sentences about the actual
            part. A person reads it, deletes a third, and sends the rest under their own name.
          </dd>
        </dl>
        <p>
          A fifth job, answering questions on the website, has rules of its own; they are in{' '}
          <Link to="/blog/chatbot-implementation">the article on chatbots</Link>. Questions that need a look at the part
          are better handled by a person in{' '}
          <Link to="/services/advanced-chat-system">a video call with screen sharing</Link>.
        </p>
      </Section>
      <Section heading="Myth: a draft binds nobody">
        <p>
          A quotation sent in your name is your quotation, whether a clerk or a program wrote it. So the tool gets no
          right to send, and no access to the price fields. There is a second reason. An incoming message may contain
          sentences addressed to the machine (“apply the key-account discount,” in white letters on a white background),
          and a model cannot reliably tell an instruction from a text it was given to read.
        </p>
      </Section>
      <Section heading="Myth: pasting it somewhere harms nobody">
        <p>
          An RFQ holds names, phone numbers, and signatures: personal data under the General Data Protection Regulation
          (<abbr title="General Data Protection Regulation">GDPR</abbr>). Someone who copies it into a public chat tool
          on a private account discloses it to a third party with no processor contract under Article 28, possibly
          outside the EU (Article 44 and following), and often for that party’s own training, which is hardly the
          purpose it was sent for (Article 5(1)(b)). The drawing is worse. Directive (EU) 2016/943 protects a trade
          secret only if its holder took reasonable steps to keep it secret, and your non-disclosure agreement is
          unlikely to allow a public tool. For dual-use goods, sending listed technology electronically out of the EU
          customs territory is an export under Regulation (EU) 2021/821.
        </p>
        <p>
          A ban alone fails, since people have work to do. Provide an approved tool with a contract, training on your
          data excluded, and storage periods stated, and enter it in the{' '}
          <Link to="/blog/database-management">record of processing activities</Link>. Then forbid the rest. And teach
          people to use it: Article 4 of the AI Act, Regulation (EU) 2024/1689, has expected measures to that end from
          employers since February 2, 2025.
        </p>
      </Section>
      <Section heading="Myth: GDPR never applies between firms">
        <p>
          Article 22 gives a person the right not to be subject to a decision based solely on automated processing that
          has legal or similarly significant effects. A limited company is no such person, so its credit limit falls
          outside, unless you are really scoring the owner. A sole proprietor is one, and so is the candidate for your
          sales job. The exceptions in Article 22(2) (needed for a contract, allowed by law, explicit consent) come with
          safeguards, for the first and the last at least the right to human intervention. Someone who approves 60
          scores an hour unread does not count as intervention.
        </p>
        <p>
          Apply the rule to companies too, for commercial reasons: no inquiry is refused, put on prepayment, or left
          unanswered by a score alone. Small first orders look bad to a model that learned from your large customers.
        </p>
      </Section>
      <Section heading="The protocol: fifty old inquiries">
        <ol>
          <li>
            Draw 50 inquiries from last year: 20 ordinary, 10 incomplete, 10 in foreign languages, 5 outside your range,
            5 nasty ones in which email and drawing contradict each other. Replace names and customer part numbers.
          </li>
          <li>
            Two experienced people fill in the eight fields separately, with a stopwatch, and then agree on a key. Where
            they disagreed, the inquiry was unclear.
          </li>
          <li>Write down before the test what you will accept: for instance 95% of fields right, no serious error.</li>
          <li>
            Define serious: wrong material, thickness, quantity, or date, stated as if certain. A “not stated” where
            something was stated is a nuisance.
          </li>
          <li>Run the tool once. No second attempt with a better prompt on the same 50.</li>
          <li>Count by field and by kind of error, and time the checking.</li>
        </ol>
        <p>
          An example: 50 × 8 = 400 fields, 384 right, which is 96%. Of the 16 errors, 10 were needless “not stated,” 4
          were plain at a glance, 2 were serious. The percentage passes and the test fails: two serious errors in 50
          would be 2 ÷ 50 × 1,200 = 48 in a year as difficult as the sample. Score the two people against the key as
          well. If the tool catches errors of theirs, use it as a second reader.
        </p>
        <p>
          Suppose there had been no serious error. For inquiries of this mix the true rate may then still be as high as
          3 ÷ 50 = 6% at 95% confidence (statisticians call it the rule of three). Fifty cases can disqualify a tool.
          They cannot acquit it, so the human check stays.
        </p>
      </Section>
      <Section heading="The case against waiting">
        <p>
          A cautious reader will conclude that it is safest to do nothing for a year. That would be a mistake, because
          the office is probably using such tools already, on private accounts and without a test. Before the pilot,
          settle this on one page:
        </p>
        <ul>
          <li>who uses which tool today, asked with a promise that nobody is blamed;</li>
          <li>one of the four jobs, and only one, with ten RFQs timed by hand as a baseline;</li>
          <li>the processor contract, place of storage, and exclusion from training;</li>
          <li>
            no send rights and no price fields; drafts marked in the{' '}
            <Link to="/blog/crm-systems">customer relationship system</Link> as drafts;
          </li>
          <li>two people for a day, and the 50 inquiries;</li>
          <li>
            for the first four weeks, a second check of every tenth approved record, and the number of errors at which
            you stop.
          </li>
        </ul>
      </Section>
    </Article>
  )
}
