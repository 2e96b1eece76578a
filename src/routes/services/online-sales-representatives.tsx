import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:drawing/online-sales-representatives'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/online-sales-representatives')({
  staticData: {
    title: 'Online Sales Representatives',
    summary:
      'Remote sales representatives with 24/7 support. They answer inquiries, complete RFQs, follow up quotations and hand over to your engineers.',
    service: {
      number: 'S-04',
      card: 'Remote representatives who answer, complete RFQs and follow up, with 24/7 support.',
    },
  },
  component: OnlineSalesRepresentatives,
})

function OnlineSalesRepresentatives() {
  return (
    <ServicePage
      plate={plate}
      claim="An inquiry finds a person, even when your own office is closed."
      lead="An RFQ from Osaka arrives at three in the morning and is opened at nine, behind the other mail. Then it turns out that the drawing lacks a revision and nobody has named a quantity. Our representatives work remotely on your behalf, with 24/7 support, and put those questions to the buyer before an engineer opens the file."
      offer="Somebody who speaks for your company needs clear limits. Ours are set down in working instructions which you approve and may change."
      features={[
        {
          name: '24/7 support',
          text: 'Support continues through nights, weekends and public holidays. Arrival and first answer of each inquiry are logged with date and time, and your sales manager has access to the log.',
        },
        {
          name: 'RFQs made complete',
          text: 'If drawing revision, material, batch size or delivery term is missing, the buyer is asked at once. Estimators receive your own checklist filled in, with open gaps marked where no answer came.',
        },
        {
          name: 'Briefing by your people',
          text: 'Nobody starts until your staff have explained the range, the largest and smallest parts you can make and the jobs you decline. Notes of that briefing become a handbook, and its answers count only with your approval.',
        },
        {
          name: 'Quotations followed up',
          text: 'Buyers who hold an open quotation are called on the dates you fix. The result is entered as ordered, postponed or lost, with the reason and the competing supplier as far as the buyer is willing to tell.',
        },
        {
          name: 'Limits of authority',
          text: 'Discounts, delivery dates and technical approvals stay with your office unless the instructions say otherwise. Beyond that line the conversation moves to a named colleague on your side, together with everything written so far.',
        },
        {
          name: 'Access under contract',
          text: 'Work in your CRM takes place under an Art. 28 GDPR contract, which commits the people involved to confidentiality. You grant access per person, to the records the task requires, and can withdraw it yourself.',
        },
      ]}
      closing={{
        heading: 'Count the unanswered hours',
        text: 'Sort last month’s inquiries by hour of arrival and by the time until the first answer. The gaps show where a representative is worth paying for; they also show where your own staff suffice.',
      }}
    />
  )
}
