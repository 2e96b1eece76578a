import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/advanced-chat-system'
import styles from '#src/components/service/ServicePage.module.css'
import { Block, Closing, Features, Hero, Specimen, Terms, useService } from '#src/components/service/ServicePage.tsx'
import { AfterHeading } from '#src/components/site/Page.tsx'
import button from '#src/components/site/button.module.css'

export const Route = createFileRoute('/services/advanced-chat-system')({
  staticData: {
    title: 'Advanced Chat System',
    summary:
      'Video calls from your website for sales and service: voice, screen sharing, electronic signature, and recording, with no installation.',
    service: {
      number: 'S-05',
      card: 'Video calls from your website with screen sharing, electronic signature, and recording.',
    },
  },
  component: AdvancedChatSystem,
})

// The owner's figures (docs/requirements.md, section 2).
const stats = [
  { figure: '2x', of: 'conversions' },
  { figure: '3x', of: 'more effective than chat' },
  { figure: '40%', of: 'orders' },
  { figure: '60%', of: 'workflow' },
  { figure: '90%', of: 'faster marketing' },
]

const features = {
  'Instant calling':
    'The call starts from the web page the visitor is reading, without an appointment. With the button beside the spare-parts list, the conversation begins with that list in view.',
  'Voice and video':
    'Video shows the nameplate or the leaking joint; voice is enough for a question of price. The browser asks each participant before it opens a camera or a microphone.',
  'Screen sharing':
    'A drawing, a 3D model, or a quotation is shown without sending the file. You share one window or the whole desktop, from a computer, since most mobile browsers do not offer it.',
  'Electronic signature':
    'An acceptance report or an order is signed while both sides are still talking. Regulation (EU) No 910/2014 distinguishes simple, advanced, and qualified signatures; the level your documents require is agreed in the offer.',
  Recording:
    'A recorded test run can settle what was seen when an item on the punch list is disputed. Everywhere in the EU a recording needs a legal basis under the GDPR and the knowledge of all; in Germany a secret one is an offense (§ 201 StGB).',
  'No installation':
    'All it takes is a current web browser on a computer or a phone. Locked administrator rights are no obstacle, as long as IT permits camera, microphone, and WebRTC.',
}

const applications = {
  'Commissioning support':
    'The technician points a phone at the terminal strip while your controls engineer compares it with the circuit diagram. A wrong jumper can be found before anybody books a flight.',
  'Spare-part identification':
    'A worn bearing without a legible number is held to the camera beside a steel ruler. Your parts desk compares it with the assembly drawing and reads out the item number to order.',
  'Design review of a drawing':
    'Supplier and customer go through datums, tolerances, and surface finish on a shared screen. What they agree is entered under a new revision letter and signed in the same call.',
  'Pre-acceptance by video':
    'The buyer follows the test run from another country: cycle time on the display, measured parts, guard doors, nameplate. An inspection that contract or law requires on site still takes place there.',
  'Quotation walk-through':
    'Purchasing and estimator read scope, options, and exclusions together, line by line. Misunderstandings about packaging, Incoterms, or spare parts come up while the price can still be changed.',
  'Service diagnosis':
    'The operator shows the alarm on the panel and the sound of the drive. Your service desk decides with both in front of it whether to send a part, a technician, or an instruction.',
}

const management = {
  'Availability and routing':
    'You decide who answers for sales, spare parts, and service, at which hours, and what a caller is offered outside them.',
  'Call history':
    'Date, machine, and outcome of a call belong with the customer’s record. The order names the export that your own system reads.',
  'Recordings with access rights':
    'Recordings contain faces, voices, and often confidential drawings. You decide who may watch, export, and delete them, and after how many days they go, as Article 5(1)(e) GDPR requires.',
  Reports: 'Calls answered and calls missed, by hour and weekday, show whether the schedule fits the demand.',
  'One button to embed':
    'Callers come in through a single button, which your web team places on product, spare-parts, or contact pages. One page is enough to begin.',
}

// An invented call.
const frames = {
  '0:00': 'The operator presses the button beside the spare-parts list. The list stays in view.',
  '0:40': 'The browser asks for camera and microphone. Voice first, then the picture.',
  '1:30': 'Nameplate in the picture: type, year, serial number. Your colleague reads them back.',
  '3:10': 'Steel ruler beside the worn bearing: bore 35, outside 72, width 17 mm.',
  '6:00': 'Shared screen: the assembly drawing, item 14. Both see the same line.',
  '9:20': 'Order of two pieces, signed on the phone. Call, item, and signature go to the record.',
}

const order = {
  'You name': 'Who answers, at which hours, and the page that gets the button.',
  'You receive': 'The line of code for that page, access for your colleagues, and a rehearsal with each of them.',
  Time: 'About 5 to 10 working days, most of them for your IT department’s questions.',
  'Not included': 'Cameras and headsets, the people who answer, and qualified signatures.',
  'What sets the price': 'The numbers of people who answer at once and of pages, and whether calls are recorded.',
}

const questions = {
  'Does the caller need an account?': 'No. A current browser is enough, and the button works without a login.',
  'Where are recordings stored?':
    'In the place that the contract under Article 28 GDPR names. Without recording, picture and sound are stored nowhere.',
  'In which language is the call?':
    'In that of the two people. The routing can send a caller to the one who speaks it.',
  'And if the office is closed?': 'The button offers an appointment or a message instead of ringing in an empty room.',
}

/** Renders the interactive-communication product: figures, key features, use cases, management tools and WebRTC note. */
function AdvancedChatSystem() {
  const { title, number } = useService()
  return (
    <>
      <Hero number={`${number} ${title}`} heading="We help resolve anything remotely." plate={plate}>
        <p>
          Much of what sales and service engineers travel for needs only a clear picture and two people who can talk. In
          spite of its name this is no text chat but an interactive web-to-video-call tool: a visitor to your website
          presses a button, and your colleague sees, hears, and answers, with no installation.
        </p>
        <p className="ways">
          <Link to="/free-consultation" className={button.primary}>
            Free Consultation
          </Link>
        </p>
      </Hero>
      <AfterHeading>
        <section className={`blueprint ${styles.band}`} aria-labelledby="figures">
          <h2 id="figures" className="visually-hidden">
            In figures
          </h2>
          <dl className={`page-width ${styles.stats}`}>
            {stats.map(({ figure, of }) => (
              <div key={of}>
                <dt>{of}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.sheet} aria-labelledby="features">
          <div className="page-width">
            <p className="part-number">What We Offer</p>
            <h2 id="features" className={styles.title}>
              Key features
            </h2>
            <Features features={features} />
          </div>
        </section>
        <Block id="use-cases" heading="Use cases">
          <Features features={applications} />
        </Block>
        <Block id="specimen" heading="Storyboard of one call" sheet>
          <Specimen caption="The call, the machine, and the part are invented.">
            <Features features={frames} />
          </Specimen>
        </Block>
        <Block id="order" heading="A typical order">
          <Terms terms={order} />
          <Terms columns terms={questions} />
        </Block>
        <Block id="management" heading="Management tools" sheet>
          <Features features={management} />
        </Block>
        <Closing
          id="peer"
          heading="WebRTC, peer to peer"
          text="The call uses WebRTC: voice, video, and shared screen travel directly between the participants’ browsers, encrypted in transit with DTLS-SRTP. A signaling server only sets up the connection; where a firewall or address translation prevents the direct route, a TURN relay forwards the packets, still encrypted and without the keys. A recording is a stored file, which this transport encryption does not cover."
        />
        <Closing
          id="closing"
          heading="Try it with a worn part"
          text="The free consultation takes place on our own chat platform, from computer or mobile. Have a drawing or a worn part at hand, and invite a colleague from IT to ask about browsers, firewalls, and recordings."
          sheet
        >
          <Link to="/free-consultation" className={button.primary}>
            Get Started Now
          </Link>
        </Closing>
      </AfterHeading>
    </>
  )
}
