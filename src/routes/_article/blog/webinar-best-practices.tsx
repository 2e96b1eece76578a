import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/webinar-best-practices'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/webinar-best-practices')({
  staticData: {
    title: 'Webinar Best Practices',
    summary:
      'The run sheet of one 45-minute technical webinar, minute by minute, with two rehearsals, three roles, and a plan for the week after.',
    article: {
      topics: ['events', 'content', 'digital'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Run a Webinar That Sells',
        text: 'Name the fault that your engineers can explain, and who ought to listen. You will hear whether the invitations and the slides are work for us.',
        button: 'Get Started',
      }}
    >
      <p>
        Slide two is usually the aerial photo of the plant. By slide five, after the founding year, the subsidiaries,
        and the certificates, a design engineer who came to learn why his seals leak has opened his inbox in the other
        window. He will still count as an attendee in the report.
      </p>
      <p>
        A technical webinar earns its money in the questions. The talk exists to provoke them, and everything that
        provokes none can go. What follows is the complete sheet for one 45-minute session, say at a maker of rotary
        shaft seals, with the preparation before it and the week after.
      </p>
      <Section heading="Choose a fault, then a date">
        <p>
          “Innovative sealing solutions” is a brochure. “Why rotary shaft seals leak in the first 500 hours” is a
          webinar, because somebody has that leak on the floor this morning. Take the subject from the service log: the
          complaint with the most entries, whose cause your people know and your customers get wrong.
        </p>
        <p>
          The hour is chosen by the map. In winter, 14:00 in Prague is 8:00 in New York and 18:30 in Mumbai, which is
          about as much of the globe as one live session covers. For anyone farther away, repeat it live.
        </p>
      </Section>
      <Section heading="Three people and a second line">
        <p>
          The presenter is the application engineer, accent and all. The host opens, watches the clock, and reads the
          questions aloud. The operator starts polls, mutes, looks after the bench camera, and sits on a different
          internet connection with the slides open, ready to take over. The sales manager has no role, and sits with the
          answers to the polls.
        </p>
      </Section>
      <Section heading="The run sheet, 00:00 to 45:00">
        <dl>
          <dt>−20:00</dt>
          <dd>Crew on the line. Sound check in the order of speaking. Bench camera focused on the worn shaft.</dd>
          <dt>00:00–01:00</dt>
          <dd>
            Host starts on the second. Three facts only: we finish at 45, questions go in the Q&amp;A window, and the
            recording shows the speakers but none of the guests.
          </dd>
          <dt>01:00–03:00</dt>
          <dd>
            Presenter holds the shaft to the camera: a groove under the lip, deep enough to catch a fingernail. The
            answer comes first: look at the shaft before you blame the seal.
          </dd>
          <dt>03:00–05:00</dt>
          <dd>Poll 1: where does yours leak? At the lip, at the outside diameter, cannot tell, not at all.</dd>
          <dt>05:00–12:00</dt>
          <dd>
            Cause one, the running surface: Ra 0.2 to 0.8&nbsp;µm, at least 45&nbsp;HRC (55 from 4&nbsp;m/s upward),
            plunge-ground so that no lead pumps the oil out. The thread test for lead is done live, with a weighted
            thread on a slowly turning shaft.
          </dd>
          <dt>12:00–18:00</dt>
          <dd>
            Cause two, fit and fitting: shaft h11, bore H8, chamfers without burrs. At the bench, a seal is pushed over
            a keyway without a sleeve and then shown under the magnifier.
          </dd>
          <dt>18:00–23:00</dt>
          <dd>
            Cause three, heat. Surface speed is worked out on paper: a 60&nbsp;mm shaft at 3,000&nbsp;rpm makes 3.14 ×
            0.06&nbsp;m × 50/s = 9.4&nbsp;m/s. The lip runs hotter than the sump, so a nitrile rubber (
            <abbr title="nitrile butadiene rubber">NBR</abbr>) seal chosen by sump temperature may be cooking where it
            touches the shaft.
          </dd>
          <dt>23:00–25:00</dt>
          <dd>Poll 2: which of the three do you check on arrival?</dd>
          <dt>25:00–31:00</dt>
          <dd>One gearbox from complaint to cure, including the first diagnosis, which was wrong.</dd>
          <dt>31:00–33:00</dt>
          <dd>
            The offer, one slide: send a drawing and a photo of the worn shaft, get it back marked up within five
            working days. There is no other commercial minute.
          </dd>
          <dt>33:00–43:00</dt>
          <dd>
            Questions, the toughest first. What the presenter does not know is answered in writing, by a day that is
            named on the spot.
          </dd>
          <dt>43:00–45:00</dt>
          <dd>
            Host says what arrives when, and closes. The line stays open ten minutes, unrecorded, for those who would
            rather ask without an audience.
          </dd>
        </dl>
        <p>
          Questions get ten minutes of 45. If the material does not fit, cut cause three and announce it as the next
          session.
        </p>
      </Section>
      <Section heading="Two rehearsals, one of them hostile">
        <p>
          The first, a week before, is technical: the real room, the real camera, every poll opened once, and the
          operator pulling the presenter’s network cable without warning at minute 14. The line must be back within 60
          seconds, from the second connection.
        </p>
        <p>
          The second, two days before, is hostile. Invite a service technician, a buyer, and the colleague who always
          disagrees, and ask each for five questions that hurt: price against the cheap import, the recall nobody
          mentions, the compound that was changed. Answers to these fifteen are written down in two sentences each. The
          three best also serve as openers if the room stays silent, and the host then says they are ours.
        </p>
      </Section>
      <Section heading="Registration, recording, and the law">
        <p>
          Ask for name, company, work email, and one thing more: what leaks at present? Add one optional field, “Phone,
          if you would like a call about your leak.” If it is empty, nobody calls. The information required by Article
          13 of the <abbr title="General Data Protection Regulation">GDPR</abbr> is at the form, including the
          recording, how long it is kept, and that poll answers are stored with the name if sales is going to follow up
          on them.
        </p>
        <p>
          Attending is not consent to a newsletter; that takes a separate box, which must not be checked beforehand (the
          Court of Justice said so in C-673/17, <em>Planet49</em>). Record presenter, slides, and bench only. Leave the
          chat and the list of participants out of the file.
        </p>
      </Section>
      <Section heading="Checklist for two days before">
        <ul>
          <li>Title names a fault that occurs in the service log</li>
          <li>Run sheet printed for three people, with clock times beside the minutes</li>
          <li>Second connection tested by someone who has not used it before</li>
          <li>Worn part, good part, gauge, and magnifier lying on the bench</li>
          <li>Fifteen hostile questions answered on paper</li>
          <li>Article 13 notice, optional phone field, and an empty newsletter box on the form</li>
          <li>Sales has two hours blocked, starting five minutes after the end</li>
        </ul>
      </Section>
      <Section heading="The week after, day by day">
        <ul>
          <li>
            <strong>Same day:</strong> sales follows up with everyone who chose “cannot tell” in poll 1 and named a real
            machine at registration: by phone where a number was left, otherwise with one personal email about that
            machine. They have a fault and no diagnosis.
          </li>
          <li>
            <strong>Day 1:</strong> recording and one-page checklist to all who registered, absent or not, as the
            invitation announced.
          </li>
          <li>
            <strong>Day 2:</strong> written answers to all questions, the unread ones too, without names. This document
            can be found by searching long after the film is forgotten.
          </li>
          <li>
            <strong>Day 3:</strong> the film cut into three parts, one per cause, each under its own question; how to do
            it is in our article on <Link to="/blog/video-marketing">video for manufacturers</Link>.
          </li>
          <li>
            <strong>Day 5:</strong> the promised drawings go back. Where words fail, look at the part together in a{' '}
            <Link to="/services/advanced-chat-system">video call with screen sharing</Link>.
          </li>
          <li>
            <strong>Day 7:</strong> the two figures that matter go to management: drawings received, and conversations
            with an opportunity in the customer database (
            <Link to="/blog/crm-systems">
              <abbr title="customer relationship management">CRM</abbr>
            </Link>
            ).
          </li>
        </ul>
      </Section>
      <Section heading="Sixty hours: hold it or drop it">
        <p>
          Suppose slides and talk take 24 hours, the rehearsals 13½ (1½ hours, first for three people, then for six),
          invitation and page 6, the broadcast 4½ (1½ for three), the week after 12. That makes 60 hours; at €55 an
          hour, €3,300. A first visit by an engineer, one day on the road, costs 8 × €55 = €440 before fuel. The webinar
          pays when it replaces eight visits, since €3,300 ÷ €440 = 7.5.
        </p>
        <p>
          That settles two questions. Before the first session: can sales name eight firms with a leaking gearbox that
          would register? If not, visit the ones it can name. After it: did eight drawings come back? Thirty attendees
          with eight drawings are a reason to hold it again, and 300 attendees without one are a reason to change the
          subject.
        </p>
      </Section>
    </Article>
  )
}
