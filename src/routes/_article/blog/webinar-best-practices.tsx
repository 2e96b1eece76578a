import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/webinar-best-practices'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/webinar-best-practices')({
  staticData: {
    title: 'Webinar Best Practices',
    summary:
      'The run sheet of one 45-minute technical webinar, minute by minute, with two rehearsals, three roles and a plan for the week after.',
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
        text: 'Bring a fault your engineers can explain. We help with the invitations, the text on the slides and the conversations that come out of it.',
        button: 'Get Started',
      }}
    >
      <p>
        Slide two is usually the aerial photograph of the plant. By slide five, after the founding year, the
        subsidiaries and the certificates, a design engineer who came to learn why his seals leak has opened his inbox
        in the other window. He will still count as an attendee in the report.
      </p>
      <p>
        A technical webinar earns its money in the questions. The talk exists to provoke them, and everything that
        provokes none can go. What follows is the complete sheet for one 45-minute session, run by a hypothetical maker
        of rotary shaft seals, with the preparation before it and the week after.
      </p>
      <Section heading="Choose a fault, then a date">
        <p>
          “Innovative sealing solutions” is a brochure. “Why rotary shaft seals leak in the first 500 hours” is a
          webinar, because somebody has that leak on the floor this morning. Take the subject from the service log: the
          complaint with the most entries, whose cause your people know and your customers mistake.
        </p>
        <p>
          The hour is chosen by the map. In winter, 14:00 in Prague is 8:00 in New York and 18:30 in Mumbai, which is
          about as much of the globe as one live session covers. For anyone further away, repeat it live; a recording
          answers no questions.
        </p>
      </Section>
      <Section heading="Three people and a second line">
        <p>
          The presenter is the application engineer, whatever his accent. The host opens, watches the clock and reads
          the questions aloud. The operator starts polls, mutes, looks after the bench camera and sits on a different
          internet connection with the slides open, ready to take over. The sales manager has no role, and sits with the
          answers to the polls and a telephone list.
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
            Cause one, the running surface: Ra 0.2 to 0.8 µm, at least 45 HRC, plunge-ground so that no lead pumps the
            oil out. The thread test for lead is done live, with a weighted thread on a slowly turning shaft.
          </dd>
          <dt>12:00–18:00</dt>
          <dd>
            Cause two, fit and fitting: shaft h11, bore H8, chamfers without burrs. At the bench, a seal is pushed over
            a keyway without a sleeve and then shown under the magnifier.
          </dd>
          <dt>18:00–23:00</dt>
          <dd>
            Cause three, heat. Surface speed is worked out on paper: a 60 mm shaft at 3,000 rpm makes 3.14 × 0.06 m ×
            50/s = 9.4 m/s. The lip runs hotter than the sump, so an NBR seal chosen by sump temperature may be cooking
            where it touches the shaft.
          </dd>
          <dt>23:00–25:00</dt>
          <dd>Poll 2: which of the three do you check on arrival?</dd>
          <dt>25:00–31:00</dt>
          <dd>One gearbox from complaint to cure, including the first diagnosis, which was mistaken.</dd>
          <dt>31:00–33:00</dt>
          <dd>
            The offer, one slide: send a drawing and a photograph of the worn shaft, receive it marked up within five
            working days. There is no other commercial minute.
          </dd>
          <dt>33:00–43:00</dt>
          <dd>
            Questions, the nastiest first. What the presenter does not know is answered in writing, by a day he names.
          </dd>
          <dt>43:00–45:00</dt>
          <dd>
            Host says what arrives when, and closes. The line stays open ten minutes, unrecorded, for those who would
            rather ask without an audience.
          </dd>
        </dl>
        <p>
          Questions get ten minutes of 45. If the material does not fit, cut cause three and announce it as the next
          session. Running over costs you the plant managers, who leave on time.
        </p>
      </Section>
      <Section heading="Two rehearsals, one of them hostile">
        <p>
          The first, a week before, is technical: the real room, the real camera, every poll opened once, and the
          operator pulling the presenter’s network cable without warning at minute 14. The line must be back within 60
          seconds, from the second connection.
        </p>
        <p>
          The second, two days before, is hostile. Invite a service technician, a purchaser and the colleague who always
          disagrees, and ask each for five questions that hurt: price against the cheap import, the recall nobody
          mentions, the compound that was changed. Answers to these fifteen are written down in two sentences each. The
          three best also serve as openers, should the room stay silent, and the host then says they are ours.
        </p>
      </Section>
      <Section heading="Registration, recording and the law">
        <p>
          Ask for name, company, work e-mail and one thing more: what leaks at present? The information required by GDPR
          Art. 13 stands at the form, including the recording, how long it is kept, and that poll answers are stored
          with the name if sales is going to ring about them. Attendance is no consent to a newsletter; that takes a
          separate box, which must not be ticked beforehand (the Court of Justice said so in C-673/17, <em>Planet49</em>
          ). Record presenter, slides and bench only. Leave the chat and the list of participants out of the file, and
          you have little left to ask permission for.
        </p>
      </Section>
      <Section heading="The week after, day by day">
        <ul>
          <li>
            <strong>Same day:</strong> sales telephones everyone who chose “cannot tell” in poll 1 and gave a real
            machine at registration. They have a fault and no diagnosis.
          </li>
          <li>
            <strong>Day 1:</strong> recording and one-page checklist to all who registered, absent or not, as the
            invitation announced.
          </li>
          <li>
            <strong>Day 2:</strong> written answers to all questions, the unread ones too, without names. This document
            is often found by searching long after the film is forgotten.
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
            with an opportunity in the <Link to="/blog/crm-systems">CRM</Link>.
          </li>
        </ul>
        <p>
          Is it worth it? Suppose slides and talk take 24 hours, the rehearsals 13½ (1½ hours, first for three people,
          then for six), invitation and page 6, the broadcast 4½ (1½ for three), the week after 12. That makes 60 hours;
          at €55 an hour, €3,300. A first visit by an engineer, one day on the road, costs 8 × €55 = €440 before fuel.
          The webinar pays when it replaces eight visits, since 3,300 ÷ 440 = 7.5. So 30 attendees with eight leaking
          gearboxes are better than 300 without one.
        </p>
      </Section>
      <Section heading="Checklist for the Monday before">
        <ul>
          <li>Title names a fault that occurs in the service log</li>
          <li>Run sheet printed for three people, with clock times beside the minutes</li>
          <li>Second connection tested by someone who has not used it before</li>
          <li>Worn part, good part, gauge and magnifier lying on the bench</li>
          <li>Fifteen hostile questions answered on paper</li>
          <li>Art. 13 notice and an empty newsletter box on the form</li>
          <li>Sales has two hours blocked, starting five minutes after the end</li>
        </ul>
      </Section>
    </Article>
  )
}
