import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/online-sales-representatives'
import { Block, Specimen, Steps, Terms, ServicePage } from '#src/components/service/ServicePage.tsx'
import { TextTable } from '#src/components/site/Table.tsx'

export const Route = createFileRoute('/services/online-sales-representatives')({
  staticData: {
    title: 'Online Sales Representatives',
    summary:
      'Remote sales representatives with 24/7 support. They answer inquiries, complete RFQs, follow up on quotations, and hand over to your engineers.',
    service: {
      number: 'S-04',
      card: 'Remote representatives who answer, complete RFQs, and follow up, with 24/7 support.',
    },
  },
  component: OnlineSalesRepresentatives,
})

// Invented inquiries and times.
const log = {
  label: 'Inquiries',
  columns: ['Arrived', 'Inquiry', 'First answer', 'Outcome'],
  rows: [
    [
      'Mon 03:10',
      'Osaka: 40 flanges, drawing without revision',
      '03:24',
      'Revision and batch size came; to the estimator',
    ],
    ['Tue 18:40', 'Gdańsk: seal for a pump of 2011', '18:52', 'Photo of the nameplate came; to spare parts'],
    ['Wed 11:15', 'Quotation 0117, called on your date', '–', 'Postponed to March: budget'],
    ['Thu 22:05', 'São Paulo: asks for a discount of 8%', '22:13', 'Beyond the limit; to the sales manager'],
    ['Sat 14:30', 'Graz: “Please delete my data”', '14:41', 'Blocked; to the person you named'],
    ['Sun 09:20', 'Three pieces of a job you decline', '09:29', 'Declined, with your reason'],
  ],
}

function OnlineSalesRepresentatives() {
  return (
    <ServicePage
      plate={plate}
      tagline="An inquiry reaches a person, even when your own office is closed."
      lead={
        <>
          A request for quotation (<abbr title="request for quotation">RFQ</abbr>) from Osaka arrives at three in the
          morning and is opened at nine, behind the other mail. Then it turns out that the drawing lacks a revision and
          nobody has named a quantity. Our representatives work remotely on your behalf, with 24/7 support, and put
          those questions to the buyer before an engineer opens the file.
        </>
      }
      offer="Our representatives speak for your company within limits that you set. Those limits are working instructions, which you approve and can change."
      features={{
        '24/7 support':
          'Support continues through nights, weekends, and public holidays. A log records when each inquiry arrived and when it was first answered.',
        'RFQs made complete':
          'If drawing revision, material, batch size, or delivery term is missing, the buyer is asked for it. Your estimators get your own checklist filled in, with gaps marked where no answer came.',
        'Briefing by your people':
          'Your staff explain the range, the largest and smallest parts you can make, and the jobs you decline. The notes of that briefing become a handbook, whose answers count once you have approved them.',
        'Quotations followed up':
          'Buyers who hold an open quotation are called on dates that you set. The result is ordered, postponed, or lost, with the reason and the competing supplier as far as the buyer is willing to tell.',
        'Limits of authority':
          'Discounts, delivery dates, and technical approvals stay with your office unless the instructions say otherwise. Beyond that line the conversation moves to the colleague you name, together with everything written so far.',
        'Access under contract': (
          <>
            Work in your customer relationship management (<abbr title="customer relationship management">CRM</abbr>)
            system takes place under an Article 28 GDPR contract, which commits the people involved to confidentiality.
            You grant access per person and can withdraw it yourself.
          </>
        ),
      }}
      closing={{
        heading: 'Count the unanswered hours',
        text: 'Sort last month’s inquiries by hour of arrival and by the time until the first answer. The gaps are the hours that an order would cover.',
      }}
    >
      <Block id="specimen" heading="A week of the log">
        <Specimen caption="Inquiries, places, and times are invented.">
          <TextTable {...log} />
        </Specimen>
      </Block>
      <Block id="order" heading="How a typical order begins" sheet>
        <Steps
          steps={{
            'Week 1': 'Two briefings of half a day with your sales desk and one engineer. You name the limits.',
            'Week 2': 'The handbook for your approval, the contract under Article 28 GDPR, and access to a mailbox.',
            'Weeks 3–4': 'Our representatives draft each answer, and your desk releases it.',
            'From week 5': 'They answer by the handbook. Every week the log, every month a list of what it lacks.',
            'Not included':
              'Technical approvals, prices outside your list, and travel. Hours, languages, and channels set the price.',
          }}
        />
      </Block>
      <Block id="questions" heading="What sales managers ask">
        <Terms
          terms={{
            'Whom do buyers think they talk to?':
              'To a named person who works on your behalf, and who says so if asked.',
            'May they call anybody?':
              'Buyers with an inquiry or a quotation, yes. Strangers only where the law of their country permits it, in Germany with at least presumed consent.',
            'Are calls recorded?':
              'Only with a legal basis and the knowledge of both sides; in Germany a secret recording is an offense (§ 201 StGB). Notes do the same job.',
            'How does it end?': 'You withdraw the access, and handbook, log, and mailbox stay with you.',
          }}
        />
      </Block>
    </ServicePage>
  )
}
