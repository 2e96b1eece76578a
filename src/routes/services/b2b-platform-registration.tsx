import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/b2b-platform-registration'
import { Block, Specimen, Terms, ServicePage } from '#src/components/service/ServicePage.tsx'
import { TextTable } from '#src/components/site/Table.tsx'

export const Route = createFileRoute('/services/b2b-platform-registration')({
  staticData: {
    title: 'B2B Platform Registration',
    summary:
      'Entries on industrial directories, marketplaces, and supplier portals, completed and kept current, with classification codes and certificates.',
    service: {
      number: 'S-06',
      card: 'Complete, current entries on directories, marketplaces, and supplier portals.',
    },
  },
  component: B2bPlatformRegistration,
})

// What an order delivers: the form, and on which working day.
const deliveries = {
  label: 'Deliveries',
  columns: ['Item', 'Form', 'About working day'],
  rows: [
    ['Comparison of platforms', 'Spreadsheet', '5'],
    ['Master data sheet', 'Spreadsheet, yours', '8'],
    ['Code list', 'Spreadsheet, for correction', '10'],
    ['Three entries, complete', 'Online, in your name', '20'],
    ['Calendar of dates', 'Calendar file', '20'],
  ],
}

function B2bPlatformRegistration() {
  return (
    <ServicePage
      plate={plate}
      tagline="Your company, entered correctly where purchasing departments look for suppliers."
      lead="Every supplier portal wants the machine list, the certificates, and a product code from a classification that sales has never used, each in a different order. Forms are left half done, and a half-done profile drops out of the buyer’s filters. We choose platforms, complete the entries, and maintain them for subcontractors, parts makers, and distributors."
      offer="We compare the platforms, fill in the forms, and keep the entries right for as many months as you order."
      features={{
        'Platforms compared':
          'Directories, marketplaces, tender portals, and a customer’s own supplier system serve different purchases. Before you pay a fee, one table compares audience, countries, cost, contract term, and what a free entry leaves out.',
        'Classification codes':
          'Portals filter by codes such as UNSPSC, ECLASS, CPV, or NACE, whatever you call the product. Our list puts the official wording beside each number, for your product manager to correct.',
        'Master data sheet':
          'Legal name, registration number, VAT ID, sites, machines, and certificates are collected once, in a sheet you keep. New registrations draw on it, and a change of address is worked through from there.',
        'Accounts in your name':
          'Logins use a mailbox at your own domain, and one of your employees holds the administrator role. If the contract with us ends, every profile is already yours.',
        'Searchable listings':
          'A title such as “Hex bolt ISO 4014, M12 × 60, A4-80” carries what a buyer filters for. Photographs, drawings, and data sheets are prepared to the size and format rules of the portal.',
        'Dates in one calendar':
          'When an ISO 9001 certificate expires, a filtered search may stop showing the supplier. One list holds expiry dates, renewal fees, and notice periods, and the order says who is reminded of each.',
      }}
      closing={{
        heading: 'Start with one portal',
        text: 'Pick the portal a customer keeps asking you to join, or the one with the oldest unfinished form. That single entry needs the master data sheet, and every further one copies from it.',
      }}
    >
      <Block id="order" heading="What a typical order delivers">
        <p className="lead">
          For one company with one site and three platforms. You send a register extract, the certificates as PDF, the
          machine list, and photographs.
        </p>
        <TextTable {...deliveries} />
        <p>
          Fees of the platforms and certificates that have to be renewed are not included. Platforms, sites, and months
          of maintenance set the price.
        </p>
      </Block>
      <Block id="specimen" heading="Four lines of a master data sheet" sheet>
        <Specimen caption="The company and its numbers are invented.">
          <Terms
            terms={{
              'Legal name': 'Vzorové Obrábanie s.r.o., as in the register, without the brand',
              ECLASS: 'two candidates with their official wording; the product manager chooses',
              'ISO 9001': (
                <>
                  valid to <time>2027-06-30</time>, Žilina only; renewal begins <time>2027-02-01</time>
                </>
              ),
              'Largest part': 'Ø 420 × 1,200 mm, turned; asked for by two of the three portals',
            }}
          />
        </Specimen>
      </Block>
      <Block id="questions" heading="Four questions about entries">
        <Terms
          columns
          terms={{
            'What if a portal asks for what we do not have?':
              'The field stays empty, and the calendar notes it. A certificate that you do not hold is never ticked.',
            'Who may sign the terms of a portal?':
              'Somebody who may bind your company. We mark the clauses on fees, term, and liability, and click nothing.',
            'In which languages?':
              'In those of the portal. Technical terms come from your own catalog, so that a translation does not rename a product.',
            'Where are the passwords?':
              'In your password manager, under accounts that your administrator can close. We hold none after the order.',
          }}
        />
      </Block>
    </ServicePage>
  )
}
