import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/linkedin-marketing'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/linkedin-marketing')({
  staticData: {
    title: 'LinkedIn Marketing',
    summary:
      'LinkedIn for manufacturers: profiles of your sales engineers, technical posts, contact written by hand, advertising aimed by role and industry.',
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
      claim="What your engineers know, read by those who specify and buy."
      lead="A plant manager who hangs up on a cold call may still read a post on why a weld cracked. Manufacturers own plenty of such material, in test reports and service files, and have no one with the time to write it down. We do that for sales teams who already know which companies they want to supply."
      offer="Company page, personal profiles and paid campaigns are three separate instruments. Which ones are worth their cost in your sales cycle is the first thing to ask of us in writing, with our reasons."
      features={[
        {
          name: 'Profiles of your people',
          text: 'A sales engineer’s profile ought to give processes, materials and industries served, in the order a buyer checks them. Its owner should keep the password and release every line personally.',
        },
        {
          name: 'Shop-floor posts',
          text: 'One talk with a technician yields a subject: a failed seal, a clamping fixture, a measuring method. The draft should return to that technician for correction; show customer parts only on the customer’s written release.',
        },
        {
          name: 'Named target companies',
          text: 'Work begins with the firms you wish to supply and the functions inside them, from design and quality to maintenance. Hold the file yourself, and ask to see for each firm who was approached and when.',
        },
        {
          name: 'Messages by hand',
          text: 'LinkedIn’s user agreement forbids bots that add contacts or send messages; accept them from nobody. An invitation should state a reason that concerns its recipient; a refusal should end the exchange.',
        },
        {
          name: 'Advertising with a ceiling',
          text: 'Campaigns can be aimed by job function, seniority, industry, company size and region. Reserve audience, budget ceiling and stop date for your own signature, and ask for separate invoices for media and for our work.',
        },
        {
          name: 'Conversations, not impressions',
          text: 'Ask for reports that name the conversations that took place, their subject and what became of them. Whoever asks for a sample, a price or a drawing belongs in your CRM with a responsible salesperson.',
        },
      ]}
      closing={{
        heading: 'The complaint file as a source',
        text: 'Good subjects often lie in complaint files and commissioning notes. Name one experienced technician whom we may interview. The list of subjects from that interview will tell you whether LinkedIn is worth your effort at all.',
      }}
    />
  )
}
