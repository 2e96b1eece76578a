import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/advanced-chat-system'
import { InteractivePage } from '#src/components/service/InteractivePage.tsx'

export const Route = createFileRoute('/services/advanced-chat-system')({
  staticData: {
    title: 'Advanced Chat System',
    summary:
      'Video calls from your website for sales and service: voice, screen sharing, electronic signature and recording, with no installation.',
    service: {
      number: 'S-05',
      card: 'Video calls from your website with screen sharing, signature and recording, no installation.',
    },
  },
  component: AdvancedChatSystem,
})

function AdvancedChatSystem() {
  return (
    <InteractivePage
      plate={plate}
      lead="Much of what sales and service engineers travel for needs only a clear picture and two people who can talk. This is an interactive web-to-video-call tool: a visitor to your website presses a button, and your colleague sees, hears and answers, with no installation."
      features={[
        {
          name: 'Instant calling',
          text: 'The call starts from the web page the visitor is reading, without an appointment. Place the button beside the spare-parts list, and the conversation begins with that list in view.',
        },
        {
          name: 'Voice and video',
          text: 'Video shows the nameplate or the leaking joint; voice is enough for a question of price. The browser asks each participant before it opens a camera or a microphone.',
        },
        {
          name: 'Screen sharing',
          text: 'A drawing, a 3D model or a quotation can be shown without sending the file. Choose one window rather than the whole desktop, and share from a computer, since most mobile browsers do not offer it.',
        },
        {
          name: 'Electronic signature',
          text: 'Acceptance minutes or an order can be signed while both sides are still talking. Regulation (EU) No 910/2014 distinguishes simple, advanced and qualified signatures; settle beforehand which level the document requires.',
        },
        {
          name: 'Recording',
          text: 'A recorded test run can be looked up when an item on the punch list is disputed. Everybody on the call must be told first, and in some countries must agree.',
        },
        {
          name: 'No installation',
          text: 'A current web browser on a computer or a phone is all that is needed. Locked administrator rights on a works computer are no obstacle, provided that IT permits camera, microphone and WebRTC.',
        },
      ]}
      useCases={[
        {
          name: 'Commissioning support',
          text: 'The fitter points a phone at the terminal strip while your controls engineer compares it with the circuit diagram. A wrong jumper can be found before anybody books a flight.',
        },
        {
          name: 'Spare-part identification',
          text: 'A worn bearing without a legible number is held to the camera beside a steel rule. Your parts desk compares it with the assembly drawing and reads out the item number to order.',
        },
        {
          name: 'Design review of a drawing',
          text: 'Supplier and customer go through datums, tolerances and surface finish on a shared screen. What they agree is entered under a new revision letter and signed in the same call.',
        },
        {
          name: 'Pre-acceptance by video',
          text: 'The buyer follows the test run from another country: cycle time on the display, measured parts, guard doors, nameplate. An inspection that contract or law requires on site still takes place there.',
        },
        {
          name: 'Quotation walk-through',
          text: 'Purchasing and estimator read scope, options and exclusions together, line by line. Misunderstandings about packaging, Incoterms or spare parts come up while the price can still be changed.',
        },
      ]}
      management={[
        {
          name: 'Availability and routing',
          text: 'Instant calling presumes that somebody is free. Lay down who answers for sales, spare parts and service, at which hours, and what a caller is offered outside them.',
        },
        {
          name: 'Call history',
          text: 'Date, machine and outcome of a call belong with the customer’s record. The next colleague to be called about that machine then knows what has been said.',
        },
        {
          name: 'Recordings with access rights',
          text: 'Recordings contain faces, voices and often confidential drawings. Decide who may watch, export and delete them, and for how long they are needed; Art. 5(1)(e) GDPR does not let you keep them longer.',
        },
        {
          name: 'Reports',
          text: 'Calls answered and calls missed, by hour and weekday, show whether the rota fits the demand. Compare them with the quotations and orders in your own system before you change it.',
        },
        {
          name: 'One button to embed',
          text: 'The way in is a single button, which your web team places on product, spare-parts or contact pages. Begin with one page and learn from its calls before adding others.',
        },
      ]}
      peer="The call uses WebRTC: voice, video and shared screen travel directly between the participants’ browsers, encrypted in transit with DTLS-SRTP. A signalling server only sets up the connection; where a firewall or address translation prevents the direct way, a TURN relay forwards the packets, still encrypted and without the keys. A recording is a stored file, which this transport encryption does not cover."
      closing={{
        heading: 'Try it with a worn part',
        text: 'The free consultation takes place on our own chat platform, from computer or mobile. Have a drawing or a worn part at hand, and invite a colleague from IT to ask about browsers, firewalls and recordings.',
      }}
    />
  )
}
