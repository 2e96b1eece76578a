import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/seo-for-manufacturing'
import { Article, Section } from '#src/components/article/Article.tsx'
import { SinceWritten } from '#src/components/article/SinceWritten.tsx'

export const Route = createFileRoute('/_article/blog/seo-for-manufacturing')({
  staticData: {
    title: 'SEO Strategies for Manufacturing Companies',
    summary:
      'One search query travels from a buyer’s desk to a request for quotation, and shows how to treat part numbers, materials, tolerances, PDF drawings, and languages.',
    article: {
      published: 'December 2023',
      minutes: 8,
      topics: ['search', 'web', 'content', 'export'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Be Found by Buyers',
        text: 'Name one query that ought to find you and doesn’t, with the address of your website. We’ll tell you whether it is one for us.',
        button: 'Get Expert Help',
      }}
    >
      <p>
        At 10:40 on a Tuesday a buyer at a maker of roller presses learns that her supplier of bushings needs eleven
        weeks. The press ships in six. The drawing is open on her second screen: a flanged bushing, bore 60, outside
        diameter 75, length 50, material CC493K. She does not type “leading supplier of plain bearings.” She types{' '}
        <code>flanged bush 60x75x50 CC493K</code>, and at 10:58 somebody has her request for quotation (
        <abbr title="request for quotation">RFQ</abbr>).
      </p>
      <p>
        This article follows that line of text for eighteen minutes. It argues that a manufacturer is found by the words
        in the title block of a drawing, and that most of the useful work in search consists of putting those words
        where both an engine and a buyer in a hurry can read them.
      </p>
      <SinceWritten checked="November 22, 2026">
        <p>
          <strong>Answers above the results.</strong> Google has shown AI Overviews in the United States since May 2024
          and in some 200 countries since May 2025. Part of what used to be a click now ends on the result page, so
          judge these pages by RFQs.
        </p>
        <p>
          <strong>Standards.</strong> ISO 4379 has a new edition of December 2024.
        </p>
      </SinceWritten>

      <Section heading="At 10:40, the words come off the drawing">
        <p>
          Her first query copies the drawing. If it fails, she tries another name for the alloy, then another language,
          and in the end no size at all:
        </p>
        <ol>
          <li>
            <code>flanged bush 60x75x50 CC493K</code>
          </li>
          <li>
            <code>SAE 660 flanged bushing 60 mm bore</code>
          </li>
          <li>
            <code>Bundbuchse Rotguss 60 75</code>, since her last three suppliers were German
          </li>
          <li>
            <code>bronze bushings to drawing fast delivery</code>
          </li>
        </ol>
        <p>
          Keyword tools report nothing for the first three. Say you make 600 sizes and each is looked for three times a
          year in all languages together: 600 × 3 = 1,800 searches by people with a drawing in hand, none of them
          frequent enough to show up in a tool. The fourth query does show up, and brings students, traders, and
          everybody else’s buyers. Firms fight over number four and leave the first three to anyone with a size table
          online.
        </p>
      </Section>

      <Section heading="At 10:41, one line on the result page">
        <p>
          She sees distributors, a competitor’s catalog as a PDF, and you, if the right words are in your page title.
          “Products | Plain bearings | Home” tells her nothing. “Flanged bronze bushings CC493K, bore 20–120&nbsp;mm,
          stock and to drawing” answers three of her questions before the click. Give every page a title of its own with
          product, material, and range, and a description with lead time and lot size. The search engine may show other
          text instead.
        </p>
        <p>
          Against a distributor with a million pages you have one advantage. The distributor copies your table and drops
          whatever its database has no column for. Oil-groove forms, run-out after pressing, behavior above 150&nbsp;°C,
          a photo of a bushing that ran dry: put these on your page. Where dealers and{' '}
          <Link to="/blog/b2b-platform-success">B2B platforms</Link> carry your parts, ask them to link each one to its
          family page instead of your home page.
        </p>
      </Section>

      <Section heading="At 10:42, a page for each family">
        <p>
          With 600 sizes it is tempting to generate 600 pages, or 2,400 in four materials. They would differ by three
          digits, and search engines tend to index a few and drop the others. One page per family serves the buyer
          better: flanged bushings in CC493K, all sizes, in this order from the top:
        </p>
        <ol>
          <li>a heading with product, material, and range;</li>
          <li>the size table as real text: bore, outside diameter, flange, length, part number, stock;</li>
          <li>material with its other names, tolerances before and after fitting, temperature and load limits;</li>
          <li>drawing as a PDF, model as STEP;</li>
          <li>the RFQ button, which carries the chosen part number into the form.</li>
        </ol>
        <p>
          Load the table with the page. A table that appears only after a click on “Select diameter” may never be read
          by a search engine at all. Filters make the opposite trouble: <code>?bore=60&amp;material=493</code> and its
          siblings give thousands of addresses for the same content. Let each name the family page as canonical, and do
          not also block them in <code>robots.txt</code>, since the canonical on a blocked page is never read.
        </p>
      </Section>

      <Section heading="Part numbers, as people mistype them">
        <p>
          Your number is <code>FB-60.75.50-493</code>. Customers write <code>FB 607550 493</code> or{' '}
          <code>FB60/75/50</code>. Print the official form once in the heading and the two most common others in a line
          “also written as,” and teach your site’s own search box to ignore spaces, dots, hyphens, and slashes. Test it
          with ten numbers from real order emails.
        </p>
        <p>
          Two more kinds of number bring buyers. Discontinued ones first: keep the page, state the successor and every
          dimension that differs, and never redirect it to the home page. Then other manufacturers’ numbers. In the EU a
          cross-reference to an original manufacturer’s part number can be lawful comparative advertising; the Court of
          Justice said so for spare parts in case C-112/99, <em>Toshiba Europe</em>, and Directive 2006/114/EC sets the
          conditions. “Fits in place of” is accurate; “Original” is not.
        </p>
      </Section>

      <Section heading="One alloy, five names">
        <p>
          The buyer’s CC493K is the number under EN 1982. The same casting alloy is called CuSn7Zn4Pb7-C by its
          composition, 2.1090 on drawings from the DIN years, and RG7 or Rotguss in German workshops. American prints
          say SAE 660 or C93200, which is comparable rather than identical. All five belong on the page, with that
          remark: a buyer who needs a 3.1 certificate to EN 10204 needs the exact designation.
        </p>
        <p>
          Tolerances hide a trap of the same kind. ISO 4379 makes the bore of the loose bushing E6, which comes out at
          about H8 once the bushing is pressed into an H7 housing. A designer puts 60 H8 on the assembly drawing, your
          table says 60 E6, and the buyer concludes that you do not make it. State both, with the word “fitted.” Write
          general tolerances as drawings do: ISO 2768-mK is still in countless title blocks, although part 2 of that
          standard was withdrawn in 2021 in favor of ISO 22081. For American readers add inches: 60 ÷ 25.4 = 2.362.
        </p>
      </Section>

      <Section heading="At 10:49, the drawing in the PDF">
        <p>
          Our buyer opens the drawing. For many visitors it is the first thing they see, because search engines index
          PDFs, and a PDF has no menu and no button. Six repairs:
        </p>
        <ul>
          <li>Export it with a text layer. A scan is a picture, and its title block may be lost on a machine.</li>
          <li>Fill in the document title, so that results do not read “FB_neu_final_2.”</li>
          <li>Print the address of the family page and the RFQ mailbox in the title block, as live links.</li>
          <li>
            If a PDF merely repeats a page, have the server send a <code>Link</code> header with{' '}
            <code>rel=canonical</code> that points to the page.
          </li>
          <li>Take old revisions off the server, or somebody will order to B while you make D.</li>
          <li>
            Give away the STEP file of standard parts without registration. Ask for an address where geometry shows
            know-how.
          </li>
        </ul>
        <p>
          Check the PDF on a phone, too. An A3 sheet on a five-inch screen is what the technician beside the stopped
          press has to work with (more on that in <Link to="/blog/mobile-web-design">mobile web design for B2B</Link>).
        </p>
      </Section>

      <Section heading="Four languages, one set of rules">
        <p>
          If number three was the query that found you, there is a German page. The <code>hreflang</code> annotation
          tells the engine which pages are the same thing in other languages. Set up wrong, it is ignored. Check five
          points:
        </p>
        <ul>
          <li>
            Each language has an address of its own, such as <code>/en/</code>, <code>/de/</code>, <code>/pl/</code>; no
            redirecting by the visitor’s country.
          </li>
          <li>Every version lists itself and all others, and the others list it in return.</li>
          <li>
            Codes are language first, country second if at all: <code>en-GB</code>, never <code>en-UK</code>. A plain{' '}
            <code>de</code> serves Austria too.
          </li>
          <li>Each version is its own canonical; none points to the English page.</li>
          <li>
            <code>x-default</code> names the page for everybody else.
          </li>
        </ul>
        <p>
          Translate the search words before the sentences. A flanged bushing is a Bundbuchse, a bague à collerette, a
          boccola flangiata; take the terms from the RFQs of native speakers. Decimal commas go with them. Who replies
          in which language is settled in the plan for{' '}
          <Link to="/blog/international-market-expansion">entering a market</Link>.
        </p>
      </Section>

      <Section heading="At 10:58, the RFQ leaves">
        <p>
          Between the drawing and the button lie nine minutes in which she can be lost. The form asks for quantities
          (three fields, since she wants three prices), the date needed, delivery place, a file up to 25&nbsp;MB, and an
          address. The part number is filled in. The tax number, the budget, and “How did you hear about us?” can wait.
          Beside the button are a name, a response time in working hours, and a link to the information that Article 13
          of the GDPR requires. Below it is an <a href="/downloads/rfq-checklist.docx">RFQ checklist (DOCX, 11 kB)</a>.
        </p>
        <p>
          The form is where the arithmetic is kindest. Say 40 family pages bring 25 visits a month each: 40 × 25 =
          1,000. If 1.5% send an RFQ, there are 15; if you win one in five at €1,900, that is three orders and €5,700 a
          month. Raise the share to 2% by moving the upload up to the size table, and you have 20 RFQs, four orders,
          €7,600. Five more RFQs at the old rate would have taken 5 ÷ 0.015 = 333 additional visits, a third more
          traffic. So fix the form before you pay anyone for visitors, and that includes{' '}
          <Link to="/services/seo-optimization">people like us</Link>. Next comes the{' '}
          <Link to="/blog/lead-generation-funnel">lead generation funnel</Link>.
        </p>
      </Section>

      <Section heading="Monday, with thirty old RFQs">
        <ul>
          <li>Print the last 30 RFQs from new customers and underline every term a search box could hold.</li>
          <li>Type the ten most frequent into a private browser window, and note what the buyer would find.</li>
          <li>Look each up on your own site. Is it there as text, in a picture, in a PDF, or nowhere?</li>
          <li>In Search Console, filter queries for digits and for “mm”; these are your drawing queries.</li>
          <li>Choose the one family with the best margin and build its page as above, in one language.</li>
          <li>
            Send yourself an RFQ from a phone, with a file, on a Friday at 16:50. Write down when the answer came.
          </li>
        </ul>
      </Section>
    </Article>
  )
}
