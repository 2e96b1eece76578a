import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/online-sales-representatives'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

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
      features={[
        {
          name: '24/7 support',
          text: 'Support continues through nights, weekends, and public holidays. A log with the time of arrival and of the first answer to each inquiry is available on request.',
        },
        {
          name: 'RFQs made complete',
          text: 'If drawing revision, material, batch size, or delivery term is missing, the buyer is asked for it. Your estimators get your own checklist filled in, with gaps marked where no answer came.',
        },
        {
          name: 'Briefing by your people',
          text: 'Your staff explain the range, the largest and smallest parts you can make, and the jobs you decline. The notes of that briefing become a handbook, whose answers count once you have approved them.',
        },
        {
          name: 'Quotations followed up',
          text: 'Buyers who hold an open quotation are called on dates that you set. You get the result as ordered, postponed, or lost, with the reason and the competing supplier as far as the buyer is willing to tell.',
        },
        {
          name: 'Limits of authority',
          text: 'Discounts, delivery dates, and technical approvals stay with your office unless the instructions say otherwise. Beyond that line the conversation moves to the colleague you name, together with everything written so far.',
        },
        {
          name: 'Access under contract',
          text: (
            <>
              Work in your customer relationship management (<abbr title="customer relationship management">CRM</abbr>)
              system takes place under an Article 28 GDPR contract, which commits the people involved to
              confidentiality. You grant access per person and can withdraw it yourself.
            </>
          ),
        },
      ]}
      closing={{
        heading: 'Count the unanswered hours',
        text: 'Sort last month’s inquiries by hour of arrival and by the time until the first answer. The gaps show where a representative is worth paying for; they also show where your own staff are enough.',
      }}
    />
  )
}
