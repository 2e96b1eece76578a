import { createFileRoute } from '@tanstack/react-router'
import plate from 'virtual:illustration/seo-optimization'
import blocks from '#src/components/service/ServicePage.module.css'
import { Block, Specimen, Terms, ServicePage } from '#src/components/service/ServicePage.tsx'
import { TextTable } from '#src/components/site/Table.tsx'

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

// An invented website of a maker of couplings.
const findings = {
  label: 'Findings',
  columns: ['Finding', 'Pages', 'What to change'],
  rows: [
    ['Dimensions only in PDF', '214', 'Values as text above the download'],
    ['Title without part number', '173', 'Number first, then type and bore'],
    ['Filter addresses in the index', '1,380', 'Canonical address of the product'],
    ['One text for DE, AT, and CH', '96', 'hreflang on each of the three'],
    ['Prices behind a login', '12', 'None: leave them there'],
  ],
}

function SeoOptimization() {
  return (
    <ServicePage
      plate={plate}
      before={
        <Block id="specimen" heading="One page of an audit">
          <Specimen caption="The website and its figures are invented.">
            <TextTable {...findings} />
          </Specimen>
        </Block>
      }
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
      features={{
        'The buyer’s vocabulary':
          'Your catalog says “rotary shaft lip seal” while the buyer types a size and “oil seal” instead. Search data, old inquiries, and your sales desk fill a table that assigns one page to each term.',
        'Part-number pages':
          'Dimensions, material, and tolerances are on the page as text, beside the drawing and a request button. PDF data sheets stay available for download without being the only copy of a value.',
        'Crawl and index check':
          'Blocked folders, endless filter URLs, and duplicate variants are listed with the pages concerned. Your web agency can price the list line by line.',
        'Languages and markets':
          'Where German, Austrian, and Swiss pages share a text, hreflang annotations tell search engines which belongs to which country. Terms are researched in each language, since few people search in dictionary translations.',
        'Structured product data':
          'Markup in the schema.org vocabulary gives product name, number, manufacturer, and properties in a form software can read. You can check it with any public schema validator.',
        'Figures from your account':
          'Clicks, queries, and positions come from a Search Console property that belongs to you. Searches for your company name are counted separately, because those visitors had found you already.',
      }}
      closing={{
        heading: 'Name one search',
        text: 'Which part number, process, or alloy should lead to you and does not? Send it with the address of your website. Our answer says what stands on the page that is found instead of yours.',
      }}
    >
      <Block id="order" heading="A typical order">
        <div className={blocks.pair}>
          <div>
            <h3>You send</h3>
            <ul>
              <li>read access to your Search Console, or the right to set one up for you</li>
              <li>an export of your articles with their dimensions</li>
              <li>the last fifty inquiries, without names</li>
            </ul>
          </div>
          <div>
            <h3>You receive</h3>
            <ul>
              <li>after about 10 to 15 working days the audit and the table of terms, both as spreadsheets</li>
              <li>the text of ten pages within about another 10 working days</li>
              <li>each month one page of figures from your own account</li>
            </ul>
          </div>
        </div>
        <p>
          Programming in your shop system, translations, and advertising are not included. Pages, languages, and months
          set the price.
        </p>
      </Block>
      <Block id="questions" heading="Asked before the first audit" sheet>
        <Terms
          columns
          terms={{
            'Is there still a click after an AI answer?':
              'Fewer for a definition, and still one for a drawing, a stock level, or a price. Google counts clicks from its AI answers together with all others, so our report cannot separate them.',
            'When do the visits change?':
              'Search engines take weeks to visit changed pages again. Our average is measured over six months, and against the same months of the year before.',
            'Who writes in our other languages?':
              'Your translators, from the table of terms: it holds the words that people type in that market.',
            'What remains if we stop?':
              'All of it: pages on your server, accounts in your name, tables in your folder.',
          }}
        />
      </Block>
    </ServicePage>
  )
}
