import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/b2b-platform-registration'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/b2b-platform-registration')({
  staticData: {
    title: 'B2B Platform Registration',
    summary:
      'Entries on industrial directories, marketplaces and supplier portals, with classification codes, certificates and listings kept current.',
    service: {
      number: 'S-06',
      card: 'Complete, current entries on directories, marketplaces and supplier portals.',
    },
  },
  component: B2bPlatformRegistration,
})

function B2bPlatformRegistration() {
  return (
    <ServicePage
      plate={plate}
      claim="Your company, entered correctly where purchasing departments look for suppliers."
      lead="Supplier portals all want the machine list, the certificates and a product code from a classification that sales has never used, each in another order. Forms are left half done, and a half-done profile drops out of the buyer’s filters. We choose platforms, complete the entries and maintain them for subcontractors, parts makers and distributors."
      offer="Registration is clerical work with commercial consequences, and it does not end on the day the profile goes live."
      features={[
        {
          name: 'Platforms compared',
          text: 'Directories, marketplaces, tender portals and a customer’s own supplier system serve different purchases. Before you pay a fee, ask for a comparison of audience, countries, cost, contract term and what a free entry leaves out.',
        },
        {
          name: 'Classification codes',
          text: 'Portals filter by codes such as UNSPSC, ECLASS, CPV or NACE, whatever you call the product. Ask for a code list with the official wording beside each number, and let your product manager strike out what does not fit.',
        },
        {
          name: 'Master data sheet',
          text: 'Legal name, registration number, VAT ID, sites, machines and certificates are best collected once, in a sheet you keep. New registrations draw on it, and a change of address can be worked through from there.',
        },
        {
          name: 'Accounts in your name',
          text: 'Let logins use a mailbox at your own domain, and an employee of yours hold the administrator role. Should the cooperation end, no profile has to be asked back.',
        },
        {
          name: 'Searchable listings',
          text: 'A title such as “Hex bolt ISO 4014, M12 × 60, A4-80” carries what a buyer filters for. Photographs, drawings and data sheets have to meet the size and format rules of the portal concerned.',
        },
        {
          name: 'Dates under watch',
          text: 'When an ISO 9001 certificate expires, a filtered search may stop showing the supplier. Expiry dates, renewal fees and notice periods therefore belong in a calendar to which your office has access.',
        },
      ]}
      closing={{
        heading: 'One portal as a trial',
        text: 'Pick the portal a customer keeps asking you to join, or the one with the oldest unfinished form. With that single entry the master data sheet exists, and you can judge whether further platforms are worth their fees.',
      }}
    />
  )
}
