import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/seo-optimization'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/seo-optimization')({
  staticData: {
    title: 'SEO Optimization',
    summary:
      'Be found by part number, process and material. Our SEO work brings, on average, 150% organic traffic growth within 6 months.',
    service: {
      number: 'S-03',
      card: 'Web pages that answer a search for a process, a material or a part number.',
    },
  },
  component: SeoOptimization,
})

function SeoOptimization() {
  return (
    <ServicePage
      plate={plate}
      claim="Be found by the part number, the process and the material."
      lead="An engineer who needs a replacement coupling types a bore, a torque and perhaps a competitor’s part number. If your figures sit only in a PDF catalogue or behind a login, the RFQ goes to a supplier with plainer pages. We bring the data to the surface for makers of standard parts, contract manufacturers and machine builders."
      offer="Our SEO work shows an average of 150% organic traffic growth within 6 months, which is two and a half times the visits at the start. An average is no forecast for one site, so have yours measured first."
      features={[
        {
          name: 'The buyer’s vocabulary',
          text: 'Your catalogue says “rotary shaft lip seal”; the buyer types a size and “oil seal”. From search data, old RFQs and your sales desk comes a table that assigns one page to each term.',
        },
        {
          name: 'Part-number pages',
          text: 'Dimensions, material and tolerances belong on the page as text, beside the drawing and a request button. PDF data sheets may stay available for download, yet should not hold the only copy of a value.',
        },
        {
          name: 'Crawl and index check',
          text: 'Ask for a list of blocked folders, endless filter addresses and duplicated variants, each with the URLs concerned. Effort and expected effect per item let your web agency price it line by line.',
        },
        {
          name: 'Languages and markets',
          text: 'Where German, Austrian and Swiss pages share a text, hreflang annotations tell search engines which belongs to which country. Terms have to be researched anew in every language, since few people search in dictionary translations.',
        },
        {
          name: 'Structured product data',
          text: 'Markup in the schema.org vocabulary gives product name, number, manufacturer and properties in a form software can read. Paste the page address into a public schema validator to see whether it is complete and valid.',
        },
        {
          name: 'Figures from your account',
          text: 'Have clicks, queries and positions taken from a Search Console property that belongs to you. Searches for your company name should be counted apart: whoever typed it had found you already.',
        },
      ]}
      closing={{
        heading: 'Ten searches to begin with',
        text: 'Write down ten searches in which you ought to appear: part numbers, processes, alloys, applications. We look up who appears there today and what those pages state that yours leave out. The gap is the first work list.',
      }}
    />
  )
}
