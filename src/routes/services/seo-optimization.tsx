import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/seo-optimization'
import { ServicePage } from '#src/components/service/ServicePage.tsx'

export const Route = createFileRoute('/services/seo-optimization')({
  staticData: {
    title: 'SEO Optimization',
    summary:
      'Be found by part number, process, and material. Our SEO work brings, on average, 150% organic traffic growth within 6 months.',
    service: {
      number: 'S-03',
      card: 'Web pages that answer a search for a part number, a process, or a material.',
    },
  },
  component: SeoOptimization,
})

function SeoOptimization() {
  return (
    <ServicePage
      plate={plate}
      tagline="Be found by part number, process, and material."
      lead={
        <>
          An engineer who needs a replacement coupling types a bore, a torque, and perhaps a competitor’s part number.
          If your figures sit only in a PDF catalog or behind a login, the inquiry goes to a supplier with plainer
          pages. With search engine optimization (<abbr title="search engine optimization">SEO</abbr>) we bring the data
          to the surface for makers of standard parts, contract manufacturers, and machine builders.
        </>
      }
      offer="Our SEO work shows an average of 150% organic traffic growth within 6 months, which is two and a half times the visits at the start. An average is not a forecast for one site, so we measure yours first."
      features={[
        {
          name: 'The buyer’s vocabulary',
          text: 'Your catalog says “rotary shaft lip seal” while the buyer types a size and “oil seal” instead. From search data, old inquiries, and your sales desk you get a table that assigns one page to each term.',
        },
        {
          name: 'Part-number pages',
          text: 'Dimensions, material, and tolerances are on the page as text, beside the drawing and a request button. PDF data sheets stay available for download without being the only copy of a value.',
        },
        {
          name: 'Crawl and index check',
          text: 'You get a list of blocked folders, endless filter URLs, and duplicate variants, each with the pages concerned. Your web agency can price it line by line.',
        },
        {
          name: 'Languages and markets',
          text: 'Where German, Austrian, and Swiss pages share a text, hreflang annotations tell search engines which belongs to which country. Terms are researched in each language, since few people search in dictionary translations.',
        },
        {
          name: 'Structured product data',
          text: 'Markup in the schema.org vocabulary gives product name, number, manufacturer, and properties in a form software can read. You can check it with any public schema validator.',
        },
        {
          name: 'Figures from your account',
          text: 'Clicks, queries, and positions come from a Search Console property that belongs to you. Searches for your company name are counted separately, because those visitors had found you already.',
        },
      ]}
      closing={{
        heading: 'Name one search',
        text: 'Which part number, process, or alloy should lead to you and does not? Send it with the address of your website. We’ll tell you whether search is your problem and whether we are the company to solve it.',
      }}
    />
  )
}
