import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/email-marketing'
import { Block, Specimen, Steps, Terms, ServicePage } from '#src/components/service/ServicePage.tsx'
import { TextTable } from '#src/components/site/Table.tsx'

export const Route = createFileRoute('/services/email-marketing')({
  staticData: {
    title: 'Email Marketing',
    summary:
      'GDPR-compliant email campaigns for manufacturers: segments by machine and role, the channel settled by country, replies handed to sales.',
    service: {
      number: 'S-02',
      card: 'GDPR-compliant campaigns, written for the machine and the role of each recipient.',
    },
  },
  component: EmailMarketing,
})

// The sources are in docs/content-sources.md.
const countries = {
  label: 'Consent by country',
  columns: ['Country', 'Email', 'Live call'],
  rows: [
    [
      'Slovakia',
      'Consent; own customers and published company addresses excepted',
      'Not to numbers on the opt-out list',
    ],
    ['Germany', 'Consent; own customers excepted', 'At least presumed consent'],
    ['Austria', 'Consent; own customers excepted', 'Consent'],
    ['France', 'Not needed if it concerns the job', 'Objection ends it'],
    ['Great Britain', 'Not needed for companies', 'Not to numbers on the opt-out list'],
  ],
}

function EmailMarketing() {
  return (
    <ServicePage
      plate={plate}
      tagline="Email that a maintenance manager keeps, because it is about the machines on site."
      lead="Many industrial newsletters are about the sender: an anniversary, a new building, season’s greetings. The reader wanted to know whether a seal is still in stock and which valve replaces the discontinued one. We plan, write, and send GDPR-compliant campaigns around such questions, for manufacturers with a product range to explain and an address list to look after."
      offer="A campaign has a legal side, a technical side, and a text. We work on all three, and none of them leaves without your release."
      features={{
        'Segments with a rule':
          'Owners of an older machine series hear about the retrofit kit, design offices about the new CAD model. The rule behind a segment is one readable line, and anyone who matches none receives nothing.',
        'Channel by country':
          'The GDPR may allow a mailing on legitimate interest while national law still insists on consent. We sort your addresses by country and leave out those that may not receive email.',
        'Processor contract':
          'We handle your addresses as a processor under Article 28 GDPR, on your documented instructions. The contract lists subprocessors and leaves you the choice between return and deletion of the data when it ends.',
        'Objection in one step':
          'Each message states the right to object (Article 21 GDPR) next to a link that needs no login. Addresses that opt out join a suppression list, which outranks any later import.',
        'Authenticated sending': (
          <>
            Mailbox providers check a sender by <abbr title="Sender Policy Framework">SPF</abbr>,{' '}
            <abbr title="DomainKeys Identified Mail">DKIM</abbr>, and{' '}
            <abbr title="Domain-based Message Authentication, Reporting, and Conformance">DMARC</abbr>. We write all
            three records for your sending domain before the first campaign, and your IT department can verify them:
            they are public.
          </>
        ),
        'Reports beyond opens':
          'Image blocking and preloading make open rates unreliable. The report counts delivery, bounces, replies, and opt-outs; a reply that mentions a drawing, a quantity, or a date goes to your sales desk with the whole thread.',
      }}
      closing={{
        heading: 'Tell us about your last mailing',
        text: 'Who received it, and what could they do with it? Leave out the addresses. The answer decides whether the next one needs a new text or a new list.',
      }}
    >
      <Block id="order" heading="A typical order">
        <Steps
          steps={{
            'Days 1–3': 'You send the product change or the date that the mailing is about, and your list by country.',
            'Days 3–6': 'Contract and DNS records. Addresses that may not receive email are set apart.',
            'Days 5–10': 'Text and segments, with two rounds of corrections by your product manager.',
            'Days 10–12': 'A test to your own mailboxes, your release, and the first part of the list.',
            'Day 25': 'One table of results for each segment, and the suppression list as a file.',
            'Not included':
              'Addresses, consent, and the answers to technical questions. The price follows from the segments, languages, and mailings.',
          }}
        />
      </Block>
      <Block id="specimen" heading="The sheet before the first send" sheet>
        <Specimen caption="Advertising to companies, as of November 2026, shortened. Your lawyer has the last word.">
          <TextTable {...countries} />
        </Specimen>
      </Block>
      <Block id="questions" heading="Before you order">
        <Terms
          terms={{
            'Whose sender is it?': 'Yours: your domain, your name, and a reply address that one of your people reads.',
            'Where are our addresses stored?':
              'With the subprocessors that the contract names, with their country. You see the list before you hand over a file.',
            'Who owns the texts?':
              'Once you have paid for a text, you may use it again, in print and in other languages.',
            'What about our German prospects?':
              'Without their consent they get no email. We write the letter that asks for it.',
          }}
        />
      </Block>
    </ServicePage>
  )
}
