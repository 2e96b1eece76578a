import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/online-sales-representatives'
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
      offer="Somebody who speaks for your company needs clear limits. Have them set down in working instructions which you approve and may change."
      features={[
        {
          name: '24/7 support',
          text: 'Support continues through nights, weekends and public holidays. Ask for a log with date and time of arrival and first answer for each inquiry, and for your sales manager to have access to it.',
        },
        {
          name: 'RFQs made complete',
          text: 'If drawing revision, material, batch size or delivery term is missing, the buyer is asked for it. Give us your own checklist; estimators should receive it filled in, with open gaps marked where no answer came.',
        },
        {
          name: 'Briefing by your people',
          text: 'Nobody should start until your staff have explained the range, the largest and smallest parts you can make and the jobs you decline. Notes of that briefing become a handbook, whose answers should count only with your approval.',
        },
        {
          name: 'Quotations followed up',
          text: 'Fix the dates on which buyers who hold an open quotation are called. Ask for the result as ordered, postponed or lost, with the reason and the competing supplier as far as the buyer is willing to tell.',
        },
        {
          name: 'Limits of authority',
          text: 'Discounts, delivery dates and technical approvals should stay with your office unless the instructions say otherwise. Name the colleague on your side to whom the conversation moves beyond that line, together with everything written so far.',
        },
        {
          name: 'Access under contract',
          text: 'Work in your CRM requires an Art. 28 GDPR contract, which commits the people involved to confidentiality. Grant access per person, to the records the task requires, and keep the power to withdraw it yourself.',
        },
      ]}
      closing={{
        heading: 'Count the unanswered hours',
        text: 'Sort last month’s inquiries by hour of arrival and by the time until the first answer. The gaps show where a representative is worth paying for; they also show where your own staff suffice.',
      }}
    />
  )
}
