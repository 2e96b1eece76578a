import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/customer-testimonials'
import { Article, Section } from '#src/components/article/Article.tsx'
import { permissionLetter } from '#src/downloads/permissionLetter.ts'

export const Route = createFileRoute('/_article/blog/customer-testimonials')({
  staticData: {
    title: 'Customer Testimonials',
    summary:
      'How to ask for, write, approve, and prove an industrial reference, with a permission letter to copy and the EU rules on fake reviews.',
    article: {
      topics: ['content', 'sales', 'brand'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Build Your Success Stories',
        text: 'Which customer could speak for you, and about what? Leave out the name if you have to; we’ll tell you whether we could write it with you.',
        button: 'Learn More',
      }}
    >
      <blockquote>
        <p>“Very satisfied. Great company, fast delivery.”—J., Germany</p>
      </blockquote>
      <p>
        This specimen was made up for the purpose, and that is the trouble with it: anyone could have done so in ten
        seconds, and every reader knows. A reference is worth as much as the effort it would take to invent it and get
        away with it. A machine number, a measured value, a full name, and a date are expensive to fake. So a good
        testimonial is built like a test report, on a file that could be shown to a court.
      </p>
      <Section heading="What the 92 percent figure proves">
        <p>
          One figure is quoted wherever this subject comes up: 92% of B2B buyers are more likely to buy after reading a
          trusted review. It is usually credited to a 2017 survey by the marketing firm Heinz and G2 Crowd, a company
          that runs a review platform. Treat it as you would a supplier’s data sheet without a test method. It mostly
          travels without its questionnaire and sample. It reports what people say about themselves, and “more likely”
          is true of a step from 10 to 11 in a hundred as well. And the weight rests on “trusted,” which the sentence
          takes for granted.
        </p>
        <p>
          What remains is modest and sufficient. Hardly anyone is put off by a reference he believes, and a purchaser
          who has to defend a €180,000 machine before three colleagues likes to have somebody to point to.
        </p>
      </Section>
      <Section heading="Five facts a buyer can check">
        <ul>
          <li>
            <strong>Machine:</strong> type, year of delivery, what it makes, of which material
          </li>
          <li>
            <strong>Problem:</strong> what was wrong before, in the customer’s words, however unflattering
          </li>
          <li>
            <strong>Number:</strong> one value before and after, with unit, method, and period
          </li>
          <li>
            <strong>Name:</strong> person, function, company, town
          </li>
          <li>
            <strong>Date:</strong> when it was said, and when it was last confirmed
          </li>
        </ul>
        <p>
          Take a robot that loads a press brake. The cycle was 74 seconds and is now 61. That is 13 ÷ 74 = 17.6% less
          time, but 74 ÷ 61 = 1.213, so 21.3% more parts; mixing the two up is the commonest slip in this kind of text.
          In 15 productive hours, 54,000 seconds, the cell went from 729 complete parts to 885: 156 more a day. Add how
          it is known (“controller counter, weeks 10 to 13, same part, two shifts”) and what else changed in those
          weeks. If the customer also bought a new tool, say so.
        </p>
        <p>Written out, the specimen from above might then read:</p>
        <blockquote>
          <p>
            We bought the robot, type [type], in [year] because nobody would take the night shift at the press brake.
            Our cycle on the bracket, 3&nbsp;mm S355, six bends, has gone from 74 to 61 seconds (controller counter,
            four weeks). The first gripper lost parts; it was replaced in nine days.—[Full name], production manager,
            [company, town], [month and year]
          </p>
        </blockquote>
        <p>
          The sentence about the gripper counts for more than the seconds, because it says what happens when something
          goes wrong.
        </p>
      </Section>
      <Section heading="Ask the right person, at the right hour">
        <p>
          There are three good moments: two to four weeks after site acceptance, when the figures are fresh; the day a
          breakdown has been fixed well; the end of the warranty. The end of the year is bad, and so is the week of a
          price increase. Ask the production or maintenance manager. A purchaser who praises you in public weakens his
          own hand in the next negotiation.
        </p>
        <p>
          Ask for 20 minutes on the phone and not for “a few lines,” which end up under the pile on his desk. Four
          questions do: What was the trouble? Why us, and who else was considered? What can be measured now? What should
          the next buyer know beforehand? The last one brings the gripper. If you make these calls on{' '}
          <Link to="/blog/video-marketing">video</Link>, ask before the camera runs.
        </p>
        <p>
          Some customers may not endorse anyone; large vehicle makers and public bodies often have a rule. Ask for
          something smaller: a reference by phone, three calls a year at most, or an anonymous text that says why it is
          anonymous. “Tier 1 supplier, 400 employees, name withheld under its supplier agreement, contact on request” is
          still worth reading.
        </p>
      </Section>
      <Section heading="Write it, then let them cut">
        <p>
          You write the draft from the recording or the notes, in the customer’s own words, and send it within two days.
          They cut. They will take out the number first; offer a range or a percentage in its place, never an adjective.
          Once approved, the text is frozen. Shortening it for an advertisement means asking again if the sense shifts,
          and “after some teething trouble, very good” must not become “very good.” A{' '}
          <Link to="/services/professional-copywriting">professional writer</Link> helps with order and brevity; the
          content stays theirs.
        </p>
      </Section>
      <Section heading="A permission letter to copy">
        <blockquote>
          {[permissionLetter.company, permissionLetter.person].map(({ text, signature }) => (
            <p key={signature}>
              {text}—{signature}
            </p>
          ))}
        </blockquote>
        <p>
          The letter as a form with lines to sign on:{' '}
          <a href="/downloads/permission-letter.docx">permission letter (DOCX, 11 kB)</a>.
        </p>
        <p>
          Two signatures, because the employer can give away the logo but not the face. The person’s consent rests on
          Article 6(1)(a) of the General Data Protection Regulation (
          <abbr title="General Data Protection Regulation">GDPR</abbr>) and can be withdrawn as easily as it was given
          (Article 7(3)); the information is that of Article 13. For a photograph you need the photographer’s license
          too. Have a lawyer adapt the letter to your country once.
        </p>
      </Section>
      <Section heading="Fake praise and European law">
        <p>
          Directive (EU) 2019/2161, applied since May 28, 2022, added four practices to the blacklist in Annex I of the
          Unfair Commercial Practices Directive 2005/29/EC, two of them about reviews. Point 23b forbids stating that
          reviews come from consumers who used or bought the product unless reasonable and proportionate steps were
          taken to check it. Point 23c forbids submitting or commissioning false reviews or endorsements, and
          misrepresenting genuine ones, in order to promote products. A trader that gives access to consumer reviews
          must also say whether and how it ensures that they come from real buyers (Article 7(6)).
        </p>
        <p>
          These rules protect consumers. A firm that sells bending cells to factories may not be caught by the list; one
          with a spare-parts shop open to private buyers is. Traders are protected by Directive 2006/114/EC on
          misleading advertising, under whose Article 7 a court may demand evidence for a factual claim and treat it as
          inaccurate if none comes. National law can go further; section 5 of Germany’s unfair competition act covers
          business customers as well. The practical rule is the same everywhere: invent no authors, let no employee pose
          as a customer, hide no bad review under a heading that says “all,” and mention every discount.
        </p>
      </Section>
      <Section heading="Keep, prove, or take down">
        <p>Decide it for every reference on your site, in this order:</p>
        <ul>
          <li>It has no name, number, or date, and nobody can add them: take it down today.</li>
          <li>
            It has them, but no signed letter: send the letter above, and take the text down if it is not back in 30
            days.
          </li>
          <li>The person has left the company: ask the successor or remove the name.</li>
          <li>
            Letter and evidence (counter printout, measuring report, email of approval) are in the customer’s file, with
            the date of approval and of expiry: keep it.
          </li>
        </ul>
        <p>
          Then carry the best text to where doubts arise: beside the form for a quotation, in the cover letter, and as a
          stage in the <Link to="/blog/lead-generation-funnel">lead funnel</Link>.
        </p>
      </Section>
    </Article>
  )
}
