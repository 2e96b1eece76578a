import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/linkedin-marketing'
import { Block, Specimen, Steps, Terms, ServicePage } from '#src/components/service/ServicePage.tsx'

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
      before={
        <Block id="specimen" heading="A post on its way">
          <Specimen caption="Machine, customer, and figures are invented. The technician’s corrections are marked.">
            <p>
              This seal ran for <del>11 months</del> <ins>9,400 hours</ins> on a mixer shaft in a sugar plant. The lip
              is not worn. It is <del>burned</del> <ins>hard and cracked</ins>, because the chamber above it ran dry
              whenever the mixer was emptied.
            </p>
            <p>
              What we changed: <del>a better seal</del>{' '}
              <ins>nothing about the seal. The emptying program now stops the shaft 20 seconds earlier.</ins>
            </p>
            <p>
              Which of your seals fail young? <del>Contact our sales team!</del>
            </p>
            <p>Released by the technician on November 12; customer’s release in writing of November 9.</p>
          </Specimen>
        </Block>
      }
      tagline="What your engineers know, read by the people who specify and buy."
      lead="A plant manager who hangs up on a cold call may still read a post on why a weld cracked. Manufacturers own plenty of such material, in test reports and service files, and have no one with the time to write it down. We write it for sales teams that already know which companies they want to supply."
      offer="Company page, personal profiles, and paid campaigns are three separate instruments. We name the ones that suit your sales cycle, with our reasons, and leave out the others."
      features={{
        'Profiles of your people':
          'A sales engineer’s profile gives processes, materials, and industries served, in the order a buyer checks them. Its owner keeps the password and releases every line.',
        'Shop-floor posts':
          'One conversation with a technician yields a subject: a failed seal, a clamping fixture, a measuring method. The draft goes back to that technician for correction, and customer parts appear only with the customer’s written release.',
        'Named target companies':
          'Work begins with the firms you want to supply and the functions inside them, from design and quality to maintenance. The file is yours, and it records who was approached, and when.',
        'Messages by hand':
          'LinkedIn’s user agreement forbids bots that add contacts or send messages, so ours are written by people. In law a message that sells is treated like email: in Germany it waits until the reader has agreed to it. A refusal ends the exchange.',
        'Advertising with a ceiling':
          'Campaigns are aimed by job function, seniority, industry, company size, and region. Nothing runs without your approval of audience, budget ceiling, and end date.',
        'A report of conversations':
          'Reports name the conversations that took place, their subject, and their outcome. Anyone who asks for a sample, a price, or a drawing is handed to the salesperson you name.',
      }}
      closing={{
        heading: 'The question your technicians hear most',
        text: 'Good subjects often lie in complaint files and commissioning notes. Send us one question that customers keep asking; it is the first draft of the first post.',
      }}
    >
      <Block id="order" heading="A typical quarter">
        <Steps
          steps={{
            'Week 1': 'Two conversations of an hour with your technicians, and your list of target companies.',
            'Week 2': 'Text for two profiles and the first post, as documents, for correction by their owners.',
            'Weeks 3–12': 'One post a week, released by its author. Invitations by hand, in the author’s presence.',
            'Week 13': 'The file of contacts and one page of conversations, and your decision for the next quarter.',
            'Not included':
              'Advertising fees, photographs, and answers to technical questions. Profiles, posts, and languages set the price.',
          }}
        />
      </Block>
      <Block id="questions" heading="What your engineers will ask" sheet>
        <Terms
          terms={{
            'Do you log in as me?': 'No. You post and send; we write, and sit beside you on a call while you do.',
            'Whose contacts are they?':
              'Those of the person, who may keep them after leaving you. The file stays with you.',
            'May I say no to a post?': 'Yes, at any time and without a reason. A post that is taken down stays down.',
            'What if somebody asks a hard question?': 'You answer it. We remind you the same day that it is waiting.',
          }}
        />
      </Block>
    </ServicePage>
  )
}
