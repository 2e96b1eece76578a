import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/b2b-database'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/b2b-database')({
  staticData: {
    title: 'B2B Contact Databases',
    summary:
      'Contacts in purchasing, maintenance, and engineering at industrial companies, selected for your product from a database updated monthly.',
    service: {
      number: 'S-01',
      card: 'Contacts in purchasing, maintenance, and engineering, from a database updated monthly.',
    },
  },
  component: B2bDatabase,
})

function B2bDatabase() {
  return (
    <ServicePage
      plate={plate}
      tagline="Know which plants could use your product, and whom to contact there."
      lead="A sales list made of trade show cards and old quotations goes stale: buyers change plants, companies merge, mailboxes close. For makers of components, machines, and tooling, we select contacts from a database that is updated monthly. Your sales engineers spend their calls on companies that match the product."
      offer="You describe the plants that buy from you, and you get a list to match. Its criteria, columns, and price are agreed in the offer."
      features={[
        {
          name: 'Selection by process',
          text: 'A maker of deburring tools needs shops that mill and grind, whatever their industry code says. You get companies selected by process, product, size, and region.',
        },
        {
          name: 'Roles, not switchboards',
          text: 'Design engineers specify, maintenance knows what fails, and purchasing signs. You name the roles that decide in your trade, and the list is built around them.',
        },
        {
          name: 'Updated monthly',
          text: 'The database behind your list is updated monthly. If the list stays in use, repeat deliveries are available on request.',
        },
        {
          name: 'Source and legal basis',
          text: 'Your notice under Article 14 GDPR has to name the source of a contact, which you get on request. Consent rules for B2B email differ from country to country (Germany requires consent), so the legal basis is agreed for each one.',
        },
        {
          name: 'Objections',
          text: 'Data of a person who objects under Article 21 GDPR may no longer be used for direct marketing. How we tell each other about an objection, so that both sides suppress the record, is written into the order.',
        },
        {
          name: 'Fields your CRM reads',
          text: (
            <>
              You get a plain table, CSV or Excel, with one contact per row. Columns that match the import template of
              your customer relationship management (<abbr title="customer relationship management">CRM</abbr>) system
              are available on request.
            </>
          ),
        },
      ]}
      closing={{
        heading: 'Describe one good customer',
        text: 'Think of a customer you would like to find again: what it makes, which machines it runs, who signed the order. That much is enough for us to say whether our database can help.',
      }}
    />
  )
}
