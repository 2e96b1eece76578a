import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/b2b-platform-registration'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

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

function B2bPlatformRegistration() {
  return (
    <ServicePage
      plate={plate}
      tagline="Your company, entered correctly where purchasing departments look for suppliers."
      lead="Every supplier portal wants the machine list, the certificates, and a product code from a classification that sales has never used, each in a different order. Forms are left half done, and a half-done profile drops out of the buyer’s filters. We choose platforms, complete the entries, and maintain them for subcontractors, parts makers, and distributors."
      offer="Registration is clerical work with commercial consequences, and it does not end on the day the profile goes live. The platforms and the months of maintenance are agreed in the offer."
      features={[
        {
          name: 'Platforms compared',
          text: 'Directories, marketplaces, tender portals, and a customer’s own supplier system serve different purchases. Before you pay a fee, you get a comparison of audience, countries, cost, contract term, and what a free entry leaves out.',
        },
        {
          name: 'Classification codes',
          text: 'Portals filter by codes such as UNSPSC, ECLASS, CPV, or NACE, whatever you call the product. You get a code list with the official wording beside each number, for your product manager to correct.',
        },
        {
          name: 'Master data sheet',
          text: 'Legal name, registration number, VAT ID, sites, machines, and certificates are collected once, in a sheet you keep. New registrations draw on it, and a change of address is worked through from there.',
        },
        {
          name: 'Accounts in your name',
          text: 'Logins use a mailbox at your own domain, and one of your employees holds the administrator role. If the contract with us ends, every profile is already yours.',
        },
        {
          name: 'Searchable listings',
          text: 'A title such as “Hex bolt ISO 4014, M12 × 60, A4-80” carries what a buyer filters for. Photographs, drawings, and data sheets are prepared to the size and format rules of the portal.',
        },
        {
          name: 'Dates in one calendar',
          text: 'When an ISO 9001 certificate expires, a filtered search may stop showing the supplier. You get expiry dates, renewal fees, and notice periods in one list; reminders are available on request.',
        },
      ]}
      closing={{
        heading: 'Start with one portal',
        text: 'Pick the portal a customer keeps asking you to join, or the one with the oldest unfinished form. With that single entry the master data sheet exists, and you can judge whether further platforms are worth their fees.',
      }}
    />
  )
}
