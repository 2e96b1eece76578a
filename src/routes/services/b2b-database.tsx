import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/b2b-database'
import { Block, Specimen, Terms, ServicePage } from '#src/components/service/ServicePage.tsx'
import { TextTable } from '#src/components/site/Table.tsx'

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

// Invented companies. The last column follows the laws in docs/content-sources.md.
const contacts = {
  label: 'Contacts',
  columns: ['Company', 'Country', 'Role', 'Source', 'Checked', 'Allowed without consent'],
  rows: [
    ['Vzorová Odlievareň, Žilina', 'SK', 'Maintenance manager', 'Company website', '2026-10-14', 'Letter; email; call'],
    ['Muster Drehteile, Ulm', 'DE', 'Head of purchasing', 'Trade show directory', '2026-10-20', 'Letter'],
    ['Exemple Pompes, Lyon', 'FR', 'Design engineer', 'Company website', '2026-11-03', 'Letter; email'],
    ['Specimen Gears, Leeds', 'GB', 'Production manager', 'Trade association', '2026-11-05', 'Letter; email; call'],
    ['Beispiel Hydraulik, Linz', 'AT', 'Plant manager', 'Company website', '2026-11-09', 'Letter'],
  ],
}

function B2bDatabase() {
  return (
    <ServicePage
      plate={plate}
      tagline="Know which plants could use your product, and whom to contact there."
      lead="A sales list made of trade show cards and old quotations goes stale: buyers change plants, companies merge, mailboxes close. For makers of components, machines, and tooling, we select contacts from a database that is updated monthly. Your sales engineers spend their time on companies that match the product."
      offer="You describe the plants that buy from you. The list names them, the people who decide there, and for every row where it comes from."
      features={{
        'Selection by process':
          'A maker of deburring tools needs shops that mill and grind, whatever their industry code says. Companies are selected by process, product, size, and region.',
        'Selection by role':
          'Design engineers specify, maintenance knows what fails, and purchasing signs. You name the roles that decide in your trade, and the list is built around them.',
        'Source and date in every row':
          'The database behind your list is updated monthly. Each row carries the source of the contact, which your notice under Article 14 GDPR has to name, and the date of its last check.',
        'Channel by country':
          'One column says how the law of the contact’s country lets you write or call without prior consent. Germany wants consent for email and at least presumed consent for a call between companies (§ 7(2) UWG), so a German list without consent is for letters.',
        Objections:
          'Data of a person who objects under Article 21 GDPR may no longer be used for direct marketing. The order names a mailbox on either side for objections, so that both suppress the record.',
        'Fields your CRM reads': (
          <>
            The list is a plain table, CSV or Excel, with one contact per row. Send the import template of your customer
            relationship management (<abbr title="customer relationship management">CRM</abbr>) system, and the columns
            take its names.
          </>
        ),
      }}
      closing={{
        heading: 'Describe one good customer',
        text: 'Think of a customer you would like to find again: what it makes, which machines it runs, who signed the order. Those three facts are the first version of your criteria.',
      }}
    >
      <Block id="specimen" heading="Five rows of a list">
        <Specimen caption="The companies are invented, and the names and addresses of the contacts are left out.">
          <TextTable {...contacts} />
        </Specimen>
      </Block>
      <Block id="order" heading="A typical order" sheet>
        <Terms
          terms={{
            'You send': 'Two customers you would like to find again, the countries, and the companies to leave out.',
            'You receive':
              'One table with the columns above, and a page that counts its rows by country, role, and source.',
            Time: 'About 5 to 10 working days after your answers, for one product in up to three countries.',
            'Not included': 'Consent of the contacts, your notice to them, letters, calls, and the import.',
            'What sets the price': 'The numbers of rows, countries, and roles per company.',
          }}
        />
      </Block>
      <Block id="questions" heading="What buyers ask">
        <Terms
          columns
          terms={{
            'Where do the data come from?':
              'The offer lists the sources of your list, and each row says which of them it has. A row without one is not delivered.',
            'Who informs the contacts?':
              'You do, as the controller: within a month, and at the latest in your first message (Article 14(3) GDPR). The two columns for source and date fill in that sentence.',
            'May we telephone?':
              'In Slovakia, a live call to a company is allowed unless it has objected or its number is on the regulator’s list (Act 452/2021, section 116); the caller’s own number has rules as well. In Austria a sales call needs consent.',
            'How large should a list be?':
              'As long as your people can follow up in a quarter. Three hundred rows that each get a letter and a follow-up are worth more than ten thousand in a folder.',
          }}
        />
      </Block>
    </ServicePage>
  )
}
