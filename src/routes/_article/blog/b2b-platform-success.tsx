import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/b2b-platform-success'
import { Article, Section } from '#src/components/article/Article.tsx'
import { SinceWritten } from '#src/components/article/SinceWritten.tsx'

export const Route = createFileRoute('/_article/blog/b2b-platform-success')({
  staticData: {
    title: 'Maximizing Success on B2B Platforms',
    summary:
      'A supplier profile taken apart field by field and rewritten for the buyer’s filters, with the calculation that shows which sourcing platforms to keep.',
    article: {
      published: 'September 2023',
      minutes: 6,
      topics: ['platforms', 'sales', 'digital'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Get Listed Where Buyers Look',
        text: 'What do you make, and which platforms are you on? Two lines are enough for us to say whether registering you on others is a job for us.',
        button: 'Get Started Today',
      }}
    >
      <blockquote>
        <p>
          “Founded in 1987, we are a leading manufacturer of high-quality precision parts for various industries. Our
          modern machinery and experienced team guarantee customer satisfaction.”
        </p>
      </blockquote>
      <p>
        Behind this made-up profile stands a turning shop with 45 employees, ten machines, and a measuring room most of
        its rivals would envy. Nobody searching a sourcing platform will ever learn that. A buyer there sets filters
        first (process, material, size, certificate, country) and reads sentences last, on the five profiles that are
        left. So a profile has to be filled in the way a setup sheet is, with values that pass or fail. And a platform
        has to be judged like a machine, by what a good part costs on it.
      </p>
      <SinceWritten checked="November 22, 2026">
        <p>
          <strong>Certificates.</strong> A new edition of ISO 9001 was announced for the fall of 2026, and the
          certification rules for IATF 16949 changed on January 1, 2025. State which edition your certificate names.
        </p>
      </SinceWritten>
      <Section heading="Name and categories">
        <p>
          The name field held the firm’s name followed by “Quality · Service · Innovation.” The slogan pushes “turned
          parts” off the line in the result list; the process belongs there instead.
        </p>
        <p>
          Under categories, fourteen boxes were checked, from plastics to engineering services. The thought was that
          more boxes bring more inquiries, and they do. A request for injection-molded caps has to be opened,
          understood, and declined, and some platforms publish how quickly you answer. Three categories remain: CNC
          turning, Swiss-type turning, turn-milling.
        </p>
      </Section>
      <Section heading="Description and capacity">
        <p>The two sentences about satisfaction become three that can be checked against a drawing:</p>
        <blockquote>
          <p>
            “Turned and turn-milled parts from bar, diameter 3–65&nbsp;mm, in stainless steel 1.4404 and 1.4462, brass
            CW614N, and aluminum EN AW-6082. Batches of 50 to 20,000; shafts to h7 turned, to h6 ground; general
            tolerances ISO 2768-mK where the drawing calls for them. No castings, no plastics; grinding, passivating,
            and anodizing through three approved subcontractors.”
          </p>
        </blockquote>
        <p>
          The last sentence does the most work. A supplier that says what it does not make is easier to believe about
          the rest, and it spares both sides a request for quotation (<abbr title="request for quotation">RFQ</abbr>).
          The material numbers matter because buyers search by them: stainless parts are asked for as{' '}
          <code>1.4404</code> or <code>316L</code>, hardly ever as “high-quality steel.”
        </p>
        <p>
          Capacity read “large.” Ten machines, two shifts of seven productive hours, five days: 10 × 2 × 7 × 5 = 700
          machine hours a week. At 80% booked, 140 hours are free, and most of them on the four turn-mill machines. The
          field now says “6 Swiss-type lathes to Ø&nbsp;32&nbsp;mm, 4 turn-mill centers to Ø&nbsp;65&nbsp;mm, two
          shifts; turn-mill capacity free from November.” It tells a purchaser whether to ask now, and draws work to the
          machines that stand idle.
        </p>
      </Section>
      <Section heading="Certificates, batch sizes, lead time">
        <p>
          “ISO 9001” linked to a PDF that had expired two years earlier. Purchasers open that file, and an expired
          certificate on display can count as misleading advertising. They look at three things: the issuing body and
          whether it is accredited, the date, and the scope. A scope that reads “trade in metal components” does not
          cover making them, whatever the logo on the page suggests. An IATF 16949 certificate belongs to a site, so a
          group that shows its sister plant’s certificate invites an awkward first phone call. Enter the number, body,
          scope, and expiry date as text beside the file, and put the expiry in somebody’s calendar ninety days ahead.
        </p>
        <p>
          Minimum order was “negotiable” and lead time “short.” Both fields are filters on many platforms, and a word in
          a number field may simply drop you from the list. New entries: from 50 pieces; samples 10 working days after
          drawing release with material in stock; production runs 6 weeks; FCA at the plant, Incoterms 2020. If six
          weeks is an honest worst case, write six.
        </p>
      </Section>
      <Section heading="Photos, contact, and the link out">
        <p>
          Three pictures: the office building, a handshake, the logo. A purchaser wants to see a part, how it was
          measured, and how it was packed. Take a demonstration part of your own, since customers’ parts are usually
          under a confidentiality agreement, lay a steel rule beside it, and caption it with material, diameter,
          tightest fit, and batch size. Then one picture of the coordinate measuring machine with a part on it, and one
          of a tray ready for shipping.
        </p>
        <p>
          The contact was <code>info@</code>, read twice a week. A named person with a direct number and languages takes
          its place (ask the colleague first; it is personal data on public display), with a shared mailbox behind it
          for vacations. The website link led to the home page. It now leads to the page on turned parts with{' '}
          <code>?utm_source=</code> and the platform’s name at its end, so that the form can pass the origin on to the
          source field of your <Link to="/blog/crm-systems">customer database</Link>. The calculation that follows
          depends on that field.
        </p>
      </Section>
      <Section heading="Three platforms, twelve months">
        <p>
          Suppose the shop is on three platforms. An hour in the sales office costs €45. Sorting an inquiry takes 20
          minutes, a quotation 2 hours, upkeep of a profile 8 hours a year. The margin is 30% of the first order.
        </p>
        <ul>
          <li>
            <strong>A, fee €3,600:</strong> 60 inquiries, 12 worth quoting, 3 orders of €14,000. Time 20 + 24 + 8 = 52
            hours, or €2,340. Cost €5,940, margin €12,600, result <strong>+€6,660</strong>.
          </li>
          <li>
            <strong>B, free:</strong> 144 inquiries, 7 worth quoting, 1 order of €6,000. Time 48 + 14 + 8 = 70 hours, or
            €3,150. Margin €1,800, result <strong>−€1,350</strong>.
          </li>
          <li>
            <strong>C, fee €1,800:</strong> 9 inquiries, 6 worth quoting, 2 orders of €9,000. Time 3 + 12 + 8 = 23
            hours, or €1,035. Cost €2,835, margin €5,400, result <strong>+€2,565</strong>.
          </li>
        </ul>
        <p>
          The free platform is the only one that loses money, because 48 hours go into sorting, nearly all of them into
          saying no. Before closing the account, though, look at the size of the numbers. One more order on B would have
          lifted its result to +€450. With one, two, or three orders, luck decides the ranking; the share of inquiries
          worth quoting is steadier, since it rests on more cases: 12 of 60 is 20% and 7 of 144 is 5%. C’s 6 of 9 looks
          splendid and needs another year of watching.
        </p>
        <p>
          That share is also what the rewritten profile changes. Suppose three categories instead of fourteen cut B to
          51 inquiries, the same 7 of them good. Time falls to 17 + 14 + 8 = 39 hours or €1,755, and the one order, with
          its margin of €1,800, covers it with €45 to spare. Fix the profile first, wait two quarters, then decide.
        </p>
      </Section>
      <Section heading="Keep, fix, or leave properly">
        <p>
          A workable rule for three or four platforms: keep the one whose margin covers its cost; fix, once, the one
          with less than 10% of inquiries worth quoting; leave the one that stays below that after two quarters. A
          platform in a country where you are only beginning deserves a longer trial, because there it is partly a cheap
          test of <Link to="/blog/international-market-expansion">a new market</Link>.
        </p>
        <p>
          Leave by deleting the profile, or by cutting it to a free entry with a working address. An abandoned page goes
          on appearing when people search your name, with the phone number of someone who retired. The fees saved may do
          more on your own site, where a buyer who comes{' '}
          <Link to="/blog/seo-for-manufacturing">from a search engine</Link> finds no competitor in the next row.
        </p>
      </Section>
      <Section heading="One sheet for all profiles">
        <p>
          The second profile takes half as long as the first, since the values are the same. Keep them in one sheet with
          a date, and change all profiles from it each quarter:
        </p>
        <ul>
          <li>Name and process: as a buyer would type them into the filters.</li>
          <li>Categories: only those in which you quoted at least one of the last three requests.</li>
          <li>Range: process, diameter or envelope, materials by number, tightest tolerance, batch sizes.</li>
          <li>Not made here: at least one thing.</li>
          <li>Certificate: number, accredited body, scope, site, expiry date.</li>
          <li>Minimum order and lead times as figures; Incoterms rule with its place.</li>
          <li>Contact: name, number, languages, mailbox behind it, and the date of the last test inquiry.</li>
          <li>Link: target page and source code for this platform.</li>
        </ul>
        <p>
          If several languages and a dozen portals are involved, the{' '}
          <Link to="/services/b2b-platform-registration">registration itself can be handed over</Link>; the sheet should
          stay with you.
        </p>
      </Section>
    </Article>
  )
}
