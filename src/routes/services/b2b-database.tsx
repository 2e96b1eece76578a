import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/b2b-database'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/b2b-database')({
  staticData: {
    title: 'B2B Contact Databases',
    summary:
      'Purchasing, maintenance and engineering contacts at industrial companies, selected by process and role from a database updated monthly.',
    service: {
      number: 'S-01',
      card: 'Contacts in purchasing, maintenance and engineering, from a database updated monthly.',
    },
  },
  component: B2bDatabase,
})

function B2bDatabase() {
  return (
    <ServicePage
      plate={plate}
      claim="Know which plants could use your product, and whom to write to."
      lead="A sales list made of trade show cards and old quotations goes stale: buyers change plants, companies merge, mailboxes close. For makers of components, machines and tooling we select contacts from a database that is updated monthly. Your sales engineers then spend their calls on companies that use what you make."
      offer="You describe the plant that buys from you, and we return a list cut to that description. Six points belong in the order."
      features={[
        {
          name: 'Selection by process',
          text: 'A maker of deburring tools needs shops that mill and grind, whichever industry code they carry. We select by process, product, size and region; ask for the criteria in writing together with the list.',
        },
        {
          name: 'Roles, not switchboards',
          text: 'Design engineering specifies, maintenance complains and purchasing signs. Tell us which of the three decides in your trade; ask for the role in a column of its own, and for contacts outside it to be left out.',
        },
        {
          name: 'Monthly update',
          text: 'The database is updated monthly. Have each delivery name the month its data belongs to; a list bought in spring then cannot pass for a current one in autumn.',
        },
        {
          name: 'Source on record',
          text: 'A named buyer’s address is personal data, processed under Art. 6(1)(f) GDPR, legitimate interest. Ask for the source with each record: your Art. 14 notice, due within a month or with your first message if earlier, must state it.',
        },
        {
          name: 'Objections passed on',
          text: 'Data of a person who objects under Art. 21(2) GDPR may no longer be used for direct marketing. Agree with us how news of an objection reaches the other side, and suppress the record you hold.',
        },
        {
          name: 'Fields your CRM reads',
          text: 'Most systems can import a plain table, CSV or Excel, one contact to a row. Send your import template with the order, and ask for a description of every column.',
        },
      ]}
      closing={{
        heading: 'Describe one good customer',
        text: 'Think of a customer you would like to find again: what it makes, which machines it runs, who signed the order. From that description we propose the selection criteria. You correct them before anything is delivered.',
      }}
    />
  )
}
