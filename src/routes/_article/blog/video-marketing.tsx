import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/video-marketing'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/video-marketing')({
  staticData: {
    title: 'Video Marketing for Manufacturers',
    summary:
      'Call sheet for one shooting day at one packaging machine: six films, shot lists, safety, image consent, subtitles, and where each goes.',
    article: {
      topics: ['content', 'brand', 'digital'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Show Your Machines at Work',
        text: 'Tell us which machine is ready and what buyers always ask about it. We’ll say whether we could write the script and bring the film to buyers.',
        button: 'Learn How',
      }}
    >
      <p>
        <strong>Call sheet.</strong> Horizontal flow wrapper, assembly hall, bay 3. Crew of two, one technician, one
        designer, one safety officer on call. Six films between 07:00 and 17:00. No drone, and no managing director
        walking toward the camera.
      </p>
      <p>
        The sheet is an example, for a machine builder with 80 employees. A film sells, it assumes, when it answers a
        question that the buyer would otherwise put to your engineer. One machine holds six such answers; a company
        portrait holds none.
      </p>
      <Section heading="Three weeks before: material and money">
        <p>
          The best days lie between your internal run-off and the customer’s acceptance test, when the machine is clean,
          guarded, and supplied with product. It may be somebody else’s property by then, so ask the customer in writing
          (<a href="/downloads/permission-letter.docx">permission letter, DOCX, 11 kB</a>), and run plain wrapping film
          unless their brand may be shown.
        </p>
        <p>
          Then work out the material. Rehearsals and takes add up to about 55 minutes of running at 100 packs a minute,
          which makes 5,500 packs. With a cut-off length of 0.18&nbsp;m, the average of both formats, that is 5,500 ×
          0.18 = 990&nbsp;m of film. The 800&nbsp;m reel on the machine will run out after 4,444 packs, probably in the
          best light. Bars can be fed again, film cannot: order a second reel.
        </p>
        <p>
          The money, with assumed prices: crew and equipment €2,200, editing six times €450 = €2,700, your own people 30
          hours at €60 = €1,800, material €500. Together €7,200, or €1,200 per film. A single film shot on the same day
          would cost €2,200 + €450 + €1,800 + €500 = €4,950. You pay for the setup once either way.
        </p>
      </Section>
      <Section heading="The day, hour by hour">
        <dl>
          <dt>07:00 Briefing and light</dt>
          <dd>
            Safety induction for the crew, with signatures. Blinds down, floor swept, drawings and customer names in the
            background covered. Where the power supply runs at 50&nbsp;Hz, set the shutter to 1/50 or 1/100 s, at
            60&nbsp;Hz to 1/60 or 1/120 s; otherwise the hall lights flicker.
          </dd>
          <dt>08:00 Film 1, one uncut minute (60&nbsp;s)</dt>
          <dd>
            Tripod, whole machine, infeed to outfeed, rated speed. Pack counter on the panel readable at the first and
            last second. No cut: buyers assume that a cut hides a stop. <em>Goes to</em> the product page, above the
            data table.
          </dd>
          <dt>09:00 Film 2, the changeover (85&nbsp;s)</dt>
          <dd>
            From the 100&nbsp;mm to the 140&nbsp;mm bar, one technician’s hands, one camera that never stops, a clock in
            the picture. Close-ups afterward: forming box, sealing jaws, reel, first good pack. If it takes 11 minutes,
            show 11: at eight times the speed, 660 ÷ 8 = 82.5 s. <em>Goes to</em> the cover email of every quotation, as
            a link.
          </dd>
          <dt>10:45 Film 3, opening and cleaning (75&nbsp;s)</dt>
          <dd>
            Guards open, belt off without tools, crumb tray out, a hand reaching the farthest corner. Main switch locked
            out. <em>Goes to</em> the product page, and answers the hygiene questions in tenders.
          </dd>
          <dt>12:00 Lunch</dt>
          <dd>Cards copied to two drives before anybody eats.</dd>
          <dt>12:45 Film 4, three questions to the designer (120&nbsp;s)</dt>
          <dd>
            Machine off, because of the noise. Forty seconds each: what happens at a jam, how thin can the film be,
            which part wears out first and what does it cost? Ask your salespeople for the three. <em>Goes to</em>{' '}
            <Link to="/services/linkedin-marketing">LinkedIn</Link>, as three clips, and to follow-up emails.
          </dd>
          <dt>14:15 Film 5, changing the knife (100&nbsp;s)</dt>
          <dd>
            Locked out, over the technician’s shoulder, torque and part number as text in the picture. It supplements
            the operating instructions and must not contradict them, so the technical writer approves the cut.{' '}
            <em>Goes to</em> the service page, and by QR code onto the machine. Count the calls about knives before and
            after.
          </dd>
          <dt>15:30 Film 6, the silent loop (20&nbsp;s)</dt>
          <dd>
            Five close-ups of 4 s: infeed flights, film over the forming box, fin seal, jaws, falling pack. First and
            last frame match. <em>Goes to</em> the booth screen (see{' '}
            <Link to="/blog/trade-show-marketing">trade show marketing</Link>) and the home page.
          </dd>
          <dt>16:30 Sound and reserve</dt>
          <dd>Thirty seconds of pure machine noise at two meters, retakes, reel off, wrap at 17:00.</dd>
        </dl>
      </Section>
      <Section heading="Nobody bypasses a guard switch">
        <p>
          Directors like open doors. The interlock stays as it is, even for a take of two seconds. Shoot through the
          polycarbonate at a right angle with a black cloth behind the lens, or clamp a small camera inside, clear of
          moving parts, while the machine is locked out, and leave before it starts. Tripod and cables stay outside the
          marked walkway. Nobody wears gloves or a lanyard near a rotating shaft, the camera operator included.
        </p>
        <p>
          Your customers’ safety officers watch these films too. A take with missing glasses is lost, however good the
          light. Your own officer may stop any shot without giving reasons.
        </p>
      </Section>
      <Section heading="Faces, consent, and the works council">
        <p>
          A recognizable face is personal data. Consent under Article 6(1)(a) of the{' '}
          <abbr title="General Data Protection Regulation">GDPR</abbr> must be freely given, and between employer and
          employee that is open to doubt (recital 43 names the clear imbalance, and the data protection authorities’
          Guidelines 05/2020 apply it to work). So make refusal easy: ask people one at a time, in writing, a week
          ahead, with separate boxes for website, social networks, and trade shows, and with the information required by
          Article 13. Consent can be withdrawn at any time (Article 7(3)); earlier use stays lawful, further use ends.
          National law may add to this. In Germany § 26(2) of the Federal Data Protection Act as a rule asks for written
          or electronic form, and § 22 of the Art Copyright Act protects one’s own image.
        </p>
        <p>
          Two habits limit the damage of a withdrawal. Films 1, 2, 3, 5, and 6 show hands at most (sleeves down, since a
          tattoo identifies too), so only film 4 depends on a person. And for film 4 you can agree on a contract with a
          fee, on the basis of Article 6(1)(b); it has to be a real choice, with nothing lost by declining.
        </p>
        <p>
          Tell the works council early, if you have one. In Germany, § 87(1) no. 6 of the Works Constitution Act covers
          technical devices that, as the courts read it, are capable of monitoring staff. Whether one day of filming
          falls under it is for lawyers; half a page stating that raw footage is never used to judge performance, and is
          deleted after 60 days, helps in that conversation.
        </p>
      </Section>
      <Section heading="Subtitles before the upload">
        <p>
          A purchasing manager in an open-plan office watches with the sound off. Film 4 at 130 words a minute has 260
          words; four more languages make 1,040 words of translation, about two printed pages in all. House rules:
        </p>
        <ul>
          <li>
            Two lines at most, 42 characters each, one second on screen at least, no faster than 17 characters a second.
          </li>
          <li>Parts are named as in the spare-parts list, and units as in the data sheet.</li>
          <li>
            Text files (<code>.vtt</code> on your own site, <code>.srt</code> elsewhere), never letters burned into the
            picture.
          </li>
        </ul>
        <p>
          The Web Content Accessibility Guidelines (<abbr title="Web Content Accessibility Guidelines">WCAG</abbr>) ask
          for captions on recorded video with sound (1.2.2, level A) and for a text or audio alternative to silent film
          (1.2.1). A loop that starts by itself, runs longer than five seconds, and shares the page with other content
          needs a pause button (2.2.2). On <Link to="/blog/mobile-web-design">a phone with one bar of signal</Link>,
          show a still picture and load the film after the tap.
        </p>
      </Section>
      <Section heading="Sign-off list for the producer">
        <ul>
          <li>List the six questions that your salespeople answer most often about one machine.</li>
          <li>Choose the machine and date; get the customer’s written permission.</li>
          <li>Compute packs and meters of film; order half as much again.</li>
          <li>Inform the works council, and hand out consent forms a week ahead.</li>
          <li>Walk the background: title blocks, screens, calendars, parts under a non-disclosure agreement.</li>
          <li>Have the technical writer check films 2, 3, and 5.</li>
          <li>Write the page address of every film on this sheet before shooting. A film without one is dropped.</li>
          <li>
            Put the release dates into the <Link to="/blog/content-strategy-guide">content plan</Link>, one film every
            two weeks.
          </li>
        </ul>
      </Section>
    </Article>
  )
}
