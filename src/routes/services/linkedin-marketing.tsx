import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/linkedin-marketing'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/linkedin-marketing')({
  staticData: {
    title: 'LinkedIn Marketing',
    summary:
      'LinkedIn for manufacturers: profiles of your sales engineers, technical posts, messages written by hand, advertising aimed by role and industry.',
    service: {
      number: 'S-07',
      card: 'Technical posts and personal contact with the people who specify and buy.',
    },
  },
  component: LinkedinMarketing,
})

function LinkedinMarketing() {
  return (
    <ServicePage
      plate={plate}
      tagline="What your engineers know, read by the people who specify and buy."
      lead="A plant manager who hangs up on a cold call may still read a post on why a weld cracked. Manufacturers own plenty of such material, in test reports and service files, and have no one with the time to write it down. We write it for sales teams that already know which companies they want to supply."
      offer="Company page, personal profiles, and paid campaigns are three separate instruments. The ones that suit your sales cycle are agreed in the offer, with our reasons."
      features={[
        {
          name: 'Profiles of your people',
          text: 'A sales engineer’s profile gives processes, materials, and industries served, in the order a buyer checks them. You get the text; its owner keeps the password and releases every line.',
        },
        {
          name: 'Shop-floor posts',
          text: 'One conversation with a technician yields a subject: a failed seal, a clamping fixture, a measuring method. The draft goes back to that technician for correction, and customer parts appear only with the customer’s written release.',
        },
        {
          name: 'Named target companies',
          text: 'Work begins with the firms you want to supply and the functions inside them, from design and quality to maintenance. The file is yours; a record of who was approached, and when, is available on request.',
        },
        {
          name: 'Messages by hand',
          text: 'LinkedIn’s user agreement forbids bots that add contacts or send messages, so ours are written by people. Selling messages may need prior consent, as email does; how it is obtained in each country is agreed in the offer. A refusal ends the exchange.',
        },
        {
          name: 'Advertising with a ceiling',
          text: 'Campaigns are aimed by job function, seniority, industry, company size, and region. Nothing runs without your approval of audience, budget ceiling, and end date.',
        },
        {
          name: 'Conversations, not impressions',
          text: 'Reports name the conversations that took place, their subject, and their outcome. Anyone who asks for a sample, a price, or a drawing is handed to the salesperson you name.',
        },
      ]}
      closing={{
        heading: 'The question your technicians hear most',
        text: 'Good subjects often lie in complaint files and commissioning notes. Send us one question that customers keep asking, and we’ll tell you whether LinkedIn is the place to answer it.',
      }}
    />
  )
}
