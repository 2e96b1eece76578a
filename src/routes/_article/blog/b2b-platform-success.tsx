import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/b2b-platform-success'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/b2b-platform-success')({
  staticData: {
    title: 'Maximizing Success on B2B Platforms',
    summary:
      'One supplier profile taken apart field by field, rewritten for the buyer’s filters, and the sum that shows which sourcing platforms to keep.',
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
        text: 'Send us the link to one profile you already have. We will tell you which fields lose you enquiries and where else you should be listed.',
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
        The firm behind this profile is made up: a turning shop with 45 employees, ten machines and a measuring room
        most of its rivals would envy. Nobody searching a sourcing platform will ever learn that. A buyer there sets
        filters first (process, material, size, certificate, country) and reads sentences last, on the five profiles
        that are left. So a profile has to be filled in the way a set-up sheet is, with values that pass or fail. And a
        platform has to be judged like a machine, by what a good part costs on it.
      </p>
      <Section heading="Name and categories">
        <p>
          In the name field stood the firm’s name followed by “Quality – Service – Innovation”. The slogan pushes
          “turned parts” off the line in the result list; the process belongs there instead.
        </p>
        <p>
          Under categories, fourteen boxes were ticked, from plastics to engineering services. The thought was that more
          boxes bring more enquiries, and they do. A request for injection-moulded caps has to be opened, understood and
          declined, and some platforms publish how quickly you answer. Three categories remain: CNC turning,
          sliding-head turning, turn-milling. If somebody wants plastics, the caps go to a firm that can make them.
        </p>
      </Section>
      <Section heading="Description and capacity">
        <p>The two sentences about satisfaction become three that can be checked against a drawing:</p>
        <blockquote>
          <p>
            “Turned and turn-milled parts from bar, diameter 3–65 mm, in stainless steel 1.4404 and 1.4462, brass CW614N
            and aluminium EN AW-6082. Batches of 50 to 20,000; shafts to h7 turned, to h6 ground; general tolerances ISO
            2768-mK where the drawing calls for them. No castings, no plastics; hardening and anodizing through two
            approved subcontractors.”
          </p>
        </blockquote>
        <p>
          The last sentence does the most work. A supplier that says what it does not make is believed about the rest,
          and it spares both sides an RFQ. The material numbers matter because buyers search by them: many a stainless
          part is asked for as <code>1.4404</code> or <code>316L</code>, hardly ever as “high-quality steel”.
        </p>
        <p>
          Capacity read “large”. Ten machines, two shifts of seven productive hours, five days: 10 × 2 × 7 × 5 = 700
          machine hours a week. At 80% booked, 140 hours are free, and most of them on the four turn-mill machines. The
          field now says “6 sliding-head lathes to Ø 32 mm, 4 turn-mill centres to Ø 65 mm, two shifts; turn-mill
          capacity free from November”. It tells a purchaser whether to ask now, and it draws work to the machines that
          stand idle.
        </p>
      </Section>
      <Section heading="Certificates, batch sizes, lead time">
        <p>
          “ISO 9001” linked to a PDF that had expired two years earlier. Purchasers open that file. They look at three
          things: the issuing body and whether it is accredited, the date, and the scope. A scope that reads “trade in
          metal components” does not cover making them, whatever the logo on the page suggests. An IATF 16949
          certificate belongs to a site, so a group that shows its sister plant’s certificate invites an awkward first
          telephone call. Enter the number, body, scope and expiry date as text beside the file, and put the expiry in
          somebody’s calendar ninety days ahead.
        </p>
        <p>
          Minimum order was “negotiable” and lead time “short”. Both fields are filters on many platforms, and a word in
          a number field may simply drop you from the list. New entries: from 50 pieces; samples 10 working days after
          drawing release with material in stock; series 6 weeks; FCA own works, Incoterms 2020. If six weeks is an
          honest worst case, write six. Four weeks wins the RFQ and loses the delivery rating.
        </p>
      </Section>
      <Section heading="Photos, contact and the link out">
        <p>
          Three pictures: the office building, a handshake, the logo. A purchaser wants to see a part, how it was
          measured and how it was packed. Take a demonstration part of your own, since customers’ parts are usually
          under a confidentiality agreement, lay a steel rule beside it, and caption it with material, diameter,
          tightest fit and batch size. Then one picture of the coordinate measuring machine with a part on it, and one
          of a tray ready for dispatch.
        </p>
        <p>
          The contact was <code>info@</code>, read on Mondays and Thursdays. A named person with a direct number and
          languages takes its place (ask the colleague first; it is personal data on public display), with a shared
          mailbox behind it for holidays. The website link led to the home page. It now leads to the page on turned
          parts with <code>?utm_source=</code> and the platform’s name at its end, so that the enquiry still carries its
          origin when it reaches the source field of your <Link to="/blog/crm-systems">CRM</Link>. Without that field,
          the sum that follows cannot be done.
        </p>
      </Section>
      <Section heading="The sum: three platforms, twelve months">
        <p>
          Suppose the shop is on three platforms. An hour in the sales office costs €45. Sorting an enquiry takes 20
          minutes, a quotation 2 hours, upkeep of a profile 8 hours a year. The margin is 30% of the first order.
        </p>
        <ul>
          <li>
            <strong>A, fee €3,600:</strong> 60 enquiries, 12 worth quoting, 3 orders of €14,000. Time 20 + 24 + 8 = 52
            hours = €2,340. Cost €5,940, margin €12,600, result <strong>+€6,660</strong>.
          </li>
          <li>
            <strong>B, free:</strong> 144 enquiries, 7 worth quoting, 1 order of €6,000. Time 48 + 14 + 8 = 70 hours =
            €3,150. Margin €1,800, result <strong>−€1,350</strong>.
          </li>
          <li>
            <strong>C, fee €1,800:</strong> 9 enquiries, 6 worth quoting, 2 orders of €9,000. Time 3 + 12 + 8 = 23 hours
            = €1,035. Cost €2,835, margin €5,400, result <strong>+€2,565</strong>.
          </li>
        </ul>
        <p>
          The free platform is the only one that loses money, because 48 hours go into sorting, nearly all of them into
          saying no. Before closing the account, though, look at the size of the numbers. One more order on B would have
          lifted its result to +€450. With one, two or three orders, luck decides the ranking; the share of enquiries
          worth quoting is steadier, since it rests on more cases: 12 of 60 is 20% and 7 of 144 is 5%. C’s 6 of 9 looks
          splendid and needs another year of watching.
        </p>
        <p>
          That share is also what the rewritten profile changes. Suppose three categories instead of fourteen cut B to
          51 enquiries, the same 7 of them good. Time falls to 17 + 14 + 8 = 39 hours or €1,755, and the one order of
          €1,800 margin covers it with €45 to spare. Repair the profile first, wait two quarters, then decide.
        </p>
      </Section>
      <Section heading="Keep, repair or leave properly">
        <p>
          A workable rule for three or four platforms: keep the one whose margin covers its cost; repair, once, the one
          with less than 10% of enquiries worth quoting; leave the one that stays below that after two quarters. A
          platform in a country where you are only beginning deserves a longer trial, because there it is partly a cheap
          test of <Link to="/blog/international-market-expansion">a new market</Link>.
        </p>
        <p>
          Leave by deleting the profile, or by cutting it to a free entry with a working address. An abandoned page goes
          on appearing when people search your name, with the telephone number of someone who retired. The fees saved
          may do more on your own site, where a buyer who comes{' '}
          <Link to="/blog/seo-for-manufacturing">from a search engine</Link> finds no competitor in the next row.
        </p>
      </Section>
      <Section heading="Monday: one profile, ninety minutes">
        <ul>
          <li>
            Search the platform with the filters your best customer would use. Note whether you are in the list at all.
          </li>
          <li>Untick every category in which you declined the last three requests.</li>
          <li>
            Replace each adjective in the description by a number, a material or a standard. Delete those you cannot
            replace.
          </li>
          <li>State one thing you do not make.</li>
          <li>Open your own certificate file: accredited body, scope, site, date.</li>
          <li>Fill minimum order and lead time with figures, and name the Incoterms rule with its place.</li>
          <li>Send a test enquiry from a private address and time the answer.</li>
          <li>Add a source to every enquiry from today; the twelve months start now.</li>
        </ul>
        <p>
          A second profile takes half as long, since the values are the same. Keep them in one sheet with a date, and
          change all profiles from it each quarter. If several languages and a dozen portals are involved, the{' '}
          <Link to="/services/b2b-platform-registration">registration itself can be handed over</Link>; the sheet should
          stay with you.
        </p>
      </Section>
    </Article>
  )
}
