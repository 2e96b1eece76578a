import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/email-marketing'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/email-marketing')({
  staticData: {
    title: 'Email Marketing',
    summary:
      'GDPR-compliant email campaigns for manufacturers: segments by machine and role, the legal basis settled by country, replies handed to sales.',
    service: {
      number: 'S-02',
      card: 'GDPR-compliant campaigns, written for the machine and the role of each recipient.',
    },
  },
  component: EmailMarketing,
})

function EmailMarketing() {
  return (
    <ServicePage
      plate={plate}
      tagline="Email that a maintenance manager keeps, because it is about the machines on site."
      lead="Many industrial newsletters are about the sender: an anniversary, a new building, season’s greetings. The reader wanted to know whether a seal is still in stock and which valve replaces the discontinued one. We plan, write, and send GDPR-compliant campaigns around such questions, for manufacturers with a product range to explain and an address list to look after."
      offer="A campaign has a legal side, a technical side, and a text. We work on all three; who approves each of them, and when, is agreed in the offer."
      features={[
        {
          name: 'Segments with a rule',
          text: 'Owners of an older machine series hear about the retrofit kit, design offices about the new CAD model. The rule behind a segment is one readable line, and anyone who matches none receives nothing.',
        },
        {
          name: 'Legal basis by country',
          text: 'Under the GDPR a mailing may rest on consent or on legitimate interest, and national law on electronic advertising may still insist on consent. The basis for each country on your list is agreed in the offer.',
        },
        {
          name: 'Processor contract',
          text: 'We handle your addresses as a processor under Article 28 GDPR, on your documented instructions. The contract lists subprocessors and leaves you the choice between return and deletion of the data when it ends.',
        },
        {
          name: 'Objection in one step',
          text: 'Each message states the right to object (Article 21 GDPR) next to a link that needs no login. Addresses that opt out join a suppression list, which outranks any later import.',
        },
        {
          name: 'Authenticated sending',
          text: (
            <>
              Mailbox providers check a sender by <abbr title="Sender Policy Framework">SPF</abbr>,{' '}
              <abbr title="DomainKeys Identified Mail">DKIM</abbr>, and{' '}
              <abbr title="Domain-based Message Authentication, Reporting, and Conformance">DMARC</abbr>. You get all
              three records for your sending domain before the first campaign, and your IT department can verify them:
              they are public.
            </>
          ),
        },
        {
          name: 'Reports beyond opens',
          text: 'Image blocking and preloading make open rates unreliable. You get delivery, bounces, replies, and opt-outs; a reply that mentions a drawing, a quantity, or a date goes to your sales desk with the whole thread.',
        },
      ]}
      closing={{
        heading: 'Tell us about your last mailing',
        text: 'Who received it, and what could they do with it? Leave out the addresses. We’ll tell you whether a campaign of ours would do better.',
      }}
    />
  )
}
