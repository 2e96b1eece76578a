import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/linkedin-lead-generation'
import { Article, Section } from '#src/components/article/Article.tsx'
import { SinceWritten } from '#src/components/article/SinceWritten.tsx'

export const Route = createFileRoute('/_article/blog/linkedin-lead-generation')({
  staticData: {
    title: 'Mastering LinkedIn Lead Generation for Manufacturing',
    summary:
      'A 12-week LinkedIn plan for one sales engineer at a gearbox maker: 40 hours counted week by week, 120 names, and the arithmetic that says whether to go on.',
    article: {
      published: 'January 2024',
      minutes: 7,
      topics: ['linkedin', 'sales', 'strategy'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Fill Your LinkedIn Pipeline',
        text: 'Tell us what you build and who should know your engineer’s name. We’ll say which part of the routine we could run; the engineering answers stay with you.',
        button: 'Start Now',
      }}
    >
      <p>
        Forty hours at €65 make €2,600. That is the whole budget of the plan below, written for one sales engineer at a
        gearbox maker with 70 employees. Say the firm builds bevel-helical and planetary units from 2 to 60&nbsp;kNm for
        mixers, screw conveyors, and mills. Its engineer quotes all day and can spare five hours a week at first, two at
        the end. If she starts on Monday, January 15, week 12 ends on Friday, April 5, seventeen days before Hannover
        Messe opens.
      </p>
      <p>
        The plan rests on one opinion. A large gearbox is bought when something breaks or something is being designed,
        and no post will speed up either. What LinkedIn can do is make sure that 120 particular people know, when that
        day comes, which engineer to ask.
      </p>
      <SinceWritten checked="November 22, 2026">
        <p>
          <strong>Limits.</strong> LinkedIn’s help page has since named five invitations with a note a month for a free
          account; some users report fewer. Look again before week 5.
        </p>
        <p>
          <strong>Law.</strong> The planned ePrivacy Regulation was withdrawn in 2025. Directive 2002/58/EC and the
          national laws based on it still decide who may receive a selling message.
        </p>
        <p>
          <strong>Dates.</strong> Those below are of 2024. Count back from the next show in your own trade.
        </p>
      </SinceWritten>

      <Section heading="Before week 1: six things to settle">
        <ul>
          <li>Block the hours in the calendar for all 12 weeks, at the same time of day.</li>
          <li>Have the managing director confirm in writing that they are working time.</li>
          <li>
            Pull the ten most recent first orders and the serial-number list from the{' '}
            <abbr title="enterprise resource planning">ERP</abbr> system.
          </li>
          <li>Find two worn parts in the workshop and ask their owners for permission.</li>
          <li>
            Create <code>source</code>, <code>application</code>, and <code>next_date</code> in the customer database (
            <abbr title="customer relationship management">CRM</abbr>).
          </li>
          <li>Write down the week-6 rule: with fewer than ten of forty accepted, stop and repair.</li>
        </ul>
      </Section>

      <Section heading="Weeks 1–2: a data sheet and a list">
        <p>
          <strong>5 hours a week, 10 in all.</strong> Three hours go into the profile, which should read like the first
          page of a catalog. The headline drops the job title for the subject: “Bevel-helical and planetary gearboxes,
          2–60&nbsp;kNm. Replacements to your existing footprint.” Below it is what she needs to size a unit (power,
          input and output speed, hours per day, mounting position, shaft form), what comes back and when, and what the
          firm does not build. The last line saves everybody time: no servo gearheads, nothing below 2&nbsp;kNm.
        </p>
        <p>
          Two hours go into the ERP. She opens the last ten orders won from new customers and notes who asked first: the
          design engineer, the maintenance manager, or purchasing.
        </p>
        <p>
          The remaining five build the list: 40 companies, three people each, or three job titles where no name is known
          yet. Sources are old quotations, business cards, show catalogs, company websites, and the firm’s own serial
          numbers. Missing names are filled in one at a time, in the week of the invitation. A free account runs into a
          monthly search limit, and the User Agreement forbids software that copies profiles or sends messages by
          itself, so no such tool is used. A list of names is personal data even on paper, so the{' '}
          <Link to="/blog/database-management">rules for a contact database</Link> apply from the first line.
        </p>
      </Section>

      <Section heading="Weeks 3–4: comments before invitations">
        <p>
          <strong>4 hours a week, 8 in all.</strong> Each week: three visits of 30 minutes to comment, two hours for one
          post, half an hour to follow the 40 companies and answer people who reacted.
        </p>
        <p>
          A comment is worth writing if it adds a number or a warning. Below somebody’s photo of a new screw conveyor
          she might put:
        </p>
        <blockquote>
          <p>
            Good-looking drive. One thing we check on screws that restart full: started across the line, the motor can
            deliver more than twice its rated torque, and the gearbox sees that at every start. A soft starter limits
            it, but it also takes away the torque that gets a full screw moving. Is there a fluid coupling in the line,
            or a variable-frequency drive with a torque limit?
          </p>
        </blockquote>
        <p>
          The posts come from the workshop. First, a worn part with its cause: a pinion with pitting on the flanks, nine
          years in service, what the oil sample showed, what was changed. The customer agrees in writing, and nameplates
          and faces stay out of the frame. Second, a dimension sheet that shows how a new unit fits an old bolt pattern
          with an adapter plate. Ideas for the posts after that are in our piece on{' '}
          <Link to="/blog/social-media-b2b">social media for B2B companies</Link>.
        </p>
      </Section>

      <Section heading="Weeks 5–6: twenty invitations a week">
        <p>
          <strong>3 hours a week, 6 in all.</strong> One hour for 20 invitations at three minutes each, one for a
          shorter post, one for comments. LinkedIn does not publish its weekly ceiling; twenty chosen by hand are
          unlikely to reach it. A free account may add a note to only a few invitations a month, and in 200 characters.
          Those notes belong to design engineers and to owners of old units:
        </p>
        <blockquote>
          <p>
            Your mixers in hall 3 run on our 1998 bevel-helical series. I keep those drawings and look after
            replacements. Useful to be connected before one stops?
          </p>
        </blockquote>
        <p>
          Everybody else gets a bare invitation, and the profile has to do the talking. At the end of week 6, forty have
          gone out, and the first test is due. If fewer than ten were accepted, the remaining eighty wait. Either the
          names are wrong or the headline is, and both can be fixed in an hour.
        </p>
      </Section>

      <Section heading="Weeks 7–8: messages with an occasion">
        <p>
          <strong>3 hours a week, 6 in all.</strong> Twenty more invitations (one hour), one post (one hour), and one
          hour for messages to people who have accepted. She never writes on the day of acceptance. She writes when
          there is a reason:
        </p>
        <ul>
          <li>the company announces a new line, a plant, or a takeover;</li>
          <li>it advertises for a maintenance planner or a drive engineer;</li>
          <li>the person reacted to the pinion or the dimension sheet;</li>
          <li>a serial number on her list passes 15 years, or its oil change falls due;</li>
          <li>the person will exhibit at Hannover.</li>
        </ul>
        <p>
          The message holds one technical question and no brochure: “You are hiring a drive engineer for the Brno plant.
          Is the second mixer line going ahead, and who sizes the gearboxes until the job is filled?” In law, treat such
          messages like email. The European definition of electronic mail is so broad that a selling message in a
          network’s inbox can fall under it, and a person who asks to be left alone has objected under Article 21 of the{' '}
          <abbr title="General Data Protection Regulation">GDPR</abbr>. That goes into the CRM the same day. If a name
          came from a catalog or a website, the first message says so and points to the privacy notice; Article 14
          requires it at first contact, and within a month of noting the name in any case.
        </p>
      </Section>

      <Section heading="Weeks 9–10: from the inbox to a drawing">
        <p>
          <strong>3 hours a week, 6 in all.</strong> The last 40 invitations take two of the six hours, one post takes
          one, and three are for calls of 20 to 30 minutes. As soon as somebody mentions a torque, she offers a call in
          which both look at the same drawing, and ends it with seven inputs filled in:
        </p>
        <ul>
          <li>motor power and starting method;</li>
          <li>input and output speed;</li>
          <li>hours per day and starts per hour;</li>
          <li>mounting position;</li>
          <li>output shaft: hollow, solid, shrink disk;</li>
          <li>
            ambient temperature, and explosion zone (
            <abbr title="atmosphères explosibles, Directive 2014/34/EU">ATEX</abbr>) if any;
          </li>
          <li>footprint of the unit to be replaced.</li>
        </ul>
        <p>
          Prices and drawings then travel by the usual quotation. What was said goes into the CRM with{' '}
          <code>source = LinkedIn</code>, the application, and a next date; a{' '}
          <Link to="/blog/crm-systems">CRM that sales engineers really fill in</Link> has few more fields than that.
        </p>
      </Section>

      <Section heading="Weeks 11–12: count and prune">
        <p>
          <strong>2 hours a week, 4 in all.</strong> Easter falls here, so nothing ambitious is planned. One hour to
          withdraw invitations nobody answered. One to invite the people with open projects to the show, with a time and
          a name, or to a call if they are staying home. One to write the next quarter’s posts as headings. One to
          count, and four figures are enough: invitations sent, accepted, exchanges of more than two messages, and
          requests for quotation (<abbr title="request for quotation">RFQ</abbr>). Impressions and likes stay off the
          sheet.
        </p>
        <p>
          The hours so far: 10 + 8 + 6 + 6 + 6 + 4 = 40. Afterward the routine needs about an hour and a half a week.
          Somebody else may do the looking-up and the counting, whether a trainee or a{' '}
          <Link to="/services/linkedin-marketing">service for LinkedIn marketing</Link>, but nobody else should answer
          the torque question.
        </p>
      </Section>

      <Section heading="What 120 names may yield">
        <p>
          These are assumptions, to be replaced by your own figures from week 6 onward. Half accept: 60. One in five of
          those gets into a real exchange: 12. One exchange in three has a project behind it: four RFQs, each of which
          has cost €2,600 ÷ 4 = €650. If the firm wins one quotation in four, that is one order. At €38,000 and a
          contribution of 30%, it brings €11,400.
        </p>
        <p>
          More instructive is the point at which the plan stops paying. One RFQ is worth a quarter of €11,400, or
          €2,850, so a single RFQ covers the €2,600. With three acceptances in ten instead of five, the chain gives 36,
          then 7.2, then 2.4 RFQs, and the plan still pays.
        </p>
      </Section>

      <Section heading="April 5: continue, change, or stop">
        <p>The count leads to one of three decisions, and it is best to agree on them before there is a count:</p>
        <ul>
          <li>
            <strong>At least one RFQ:</strong> the plan has paid. Continue at an hour and a half a week.
          </li>
          <li>
            <strong>No RFQ, but ten exchanges or more:</strong> the right people, the wrong subject. Spend six weeks on
            other parts from the workshop, without new invitations, and count again.
          </li>
          <li>
            <strong>Neither:</strong> stop, and ask whether your buyers are on LinkedIn at all. The millwright of a
            sugar plant may not be, while the engineer who designs its mixers may look in every day.
          </li>
        </ul>
        <p>
          Orders prove nothing yet. Between the first drawing and the purchase order for a 40&nbsp;kNm unit there is
          often a budget year.
        </p>
      </Section>
    </Article>
  )
}
