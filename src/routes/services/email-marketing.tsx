import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/email-marketing'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/email-marketing')({
  staticData: {
    title: 'Email Marketing',
    summary:
      'GDPR-compliant e-mail campaigns for manufacturers: segments by machine and role, the legal basis settled per country, replies handed to sales.',
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
      claim="E-mail a maintenance manager keeps, because it concerns the machines on site."
      lead="Many industrial newsletters report on the sender: an anniversary, a new hall, seasonal greetings. The reader wanted to know whether a seal is still in stock and which valve replaces the discontinued one. We plan, write and send GDPR-compliant campaigns around such questions, for manufacturers with a product range to explain and an address list to look after."
      offer="A campaign has a legal side, a technical side and a text. We work on all three, and you can inspect each of them before the first message leaves."
      features={[
        {
          name: 'Segments with a rule',
          text: 'Owners of an older machine series hear about the retrofit kit, design offices about the new CAD model. The rule behind a segment is one readable line, and whoever matches none receives nothing.',
        },
        {
          name: 'Legal basis by country',
          text: 'Under the GDPR a mailing may rest on legitimate interest, Art. 6(1)(f), or on consent; national law on electronic advertising may still insist on consent. The answer is documented for every country on your list.',
        },
        {
          name: 'Processor contract',
          text: 'We handle your addresses as a processor under Art. 28 GDPR, on your documented instructions. The contract lists sub-processors and leaves you the choice between return and deletion of the data when it ends.',
        },
        {
          name: 'Objection in one step',
          text: 'The right to object, Art. 21 GDPR, is stated in each message next to a link that needs no login. Addresses that opt out join a suppression list, which outranks any later import.',
        },
        {
          name: 'Authenticated sending',
          text: 'SPF, DKIM and DMARC are set up for the sending domain ahead of the first campaign. All three records are public, and your IT department can read them in the DNS without taking our word.',
        },
        {
          name: 'Reports beyond opens',
          text: 'Image blocking and preloading make open rates unreliable; delivery, bounces, replies and opt-outs tell more. An answer that mentions a drawing, a quantity or a date goes to your sales desk with the whole thread.',
        },
      ]}
      closing={{
        heading: 'Bring your last three mailings',
        text: 'Add the names of the fields in your list, without the addresses. We mark what a recipient could have done with each message, which segments the fields allow and which legal questions are still open.',
      }}
    />
  )
}
