import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/visual-branding-tips'
import { Article, Section } from '#src/components/article/Article.tsx'
import { SinceWritten } from '#src/components/article/SinceWritten.tsx'

export const Route = createFileRoute('/_article/blog/visual-branding-tips')({
  staticData: {
    title: 'Visual Branding Tips',
    summary:
      'Eleven objects of a manufacturing company, from the van to the email signature, each with one visual rule and a test that needs no designer.',
    article: {
      published: 'July 2023',
      minutes: 6,
      topics: ['brand', 'web', 'events'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Sharpen Your Visual Brand',
        text: 'Which of the eleven objects failed, and how? We’ll tell you which of them we could redraw.',
        button: 'Contact Us Today',
      }}
    >
      <p>
        A visual brand, for the purpose of this article, is whatever two objects from different departments have in
        common when you lay them side by side. The logo file on the server is only the drawing. The brand is the part as
        made, by the sign maker, the CAD administrator, the embroidery machine, and the paint shop, and each of them
        holds a different tolerance.
      </p>
      <p>
        Parts are inspected, so these are too. Most of the tests take ten minutes and something that is already in the
        building.
      </p>
      <SinceWritten checked="November 22, 2026">
        <p>
          <strong>Nameplate.</strong> Regulation (EU) 2023/1230 replaces the Machinery Directive on January 20, 2027.
          Besides name and postal address, the maker then gives a website and an email address or another digital
          contact (Article 10).
        </p>
        <p>
          <strong>Contrast.</strong> <abbr title="Web Content Accessibility Guidelines">WCAG</abbr> 2.2 of October 5,
          2023 left the 4.5:1 of object 7 as it was.
        </p>
      </SinceWritten>
      <Section heading="1. Van: three words at speed">
        <p>
          At 50&nbsp;km/h a van covers 13.9 meters a second. If its side is in view for 30 meters, you have a little
          over two seconds (30 ÷ 13.9 = 2.2). That is enough for your name and what you make, “Deep-drawn parts,” and
          nothing else. The list of services, the fax number, and the gearwheel collage can go.
        </p>
        <p>
          <strong>Test:</strong> take a photo of the van from 30 meters with an ordinary phone, without zoom. Show the
          picture to somebody for two seconds. Pass: they can say what you make.
        </p>
      </Section>
      <Section heading="2. Nameplate: your longest-running ad">
        <p>
          Build 60 machines a year that run for 20 years, and 60 × 20 = 1,200 of your nameplates are on view in
          factories at any time. For machinery, Directive 2006/42/EC (Annex I, 1.7.3) fixes the minimum: business name
          and full address, designation, CE marking, series or type, serial number if there is one, year of
          construction. The CE marking must be close to the manufacturer’s name and be applied by the same technique
          (Annex III), so a CE sticker at the far end of an engraved plate is wrong twice. Add a code that opens the
          spare-parts page for this serial number.
        </p>
        <p>
          <strong>Test:</strong> rub the plate with brake cleaner, then read the serial number by flashlight from a
          meter away.
        </p>
      </Section>
      <Section heading="3. Title block: the logo in one color">
        <p>
          Every supplier you have sees your drawings, and hardly any see your brochure. ISO 7200 gives the legal owner a
          field in the title block; that is where the logo belongs, as outline vectors in one color, without a gray
          gradient that turns to dirt in the copier. Shrinking A3 to A4 multiplies everything by 0.71: lettering of
          2.5&nbsp;mm becomes 1.8&nbsp;mm, and a line of 0.25&nbsp;mm becomes 0.18&nbsp;mm.
        </p>
        <p>
          <strong>Test:</strong> print an A3 drawing on A4 with the oldest laser printer in the workshop. Pass: the logo
          is still itself and the revision letter can be read.
        </p>
      </Section>
      <Section heading="4. Quotation PDF: page one decides">
        <p>
          The quotation may be the only document of yours that the customer’s managing director ever opens, on a phone,
          as one of three. Page one carries the total, the scope in two lines, delivery week, Incoterms rule with place,
          and validity. The file name is part of the design: <code>Q-0417_rev2_deburring-cell.pdf</code> says more than{' '}
          <code>offer final (3).pdf</code>.
        </p>
        <p>
          <strong>Test:</strong> open last week’s quotation on a phone and find the five facts without enlarging
          anything but the page itself.
        </p>
      </Section>
      <Section heading="5. Booth: everything above two meters">
        <p>
          A booth that works is full of people, and people hide whatever is lower than about two meters. Put the name
          and the process above that height and keep the knee-high graphics for the rendering. At a scale of 1:20, a
          back wall three meters high is 150&nbsp;mm of paper, and 50&nbsp;cm from your eye stands for ten meters of
          aisle.
        </p>
        <p>
          <strong>Test:</strong> print the front view at 1:20, cover the lower two thirds with your hand, and hold it
          half a meter away. Pass: name and process can still be read. More of the kind is in our notes on{' '}
          <Link to="/blog/trade-show-marketing">exhibiting at trade shows</Link>.
        </p>
      </Section>
      <Section heading="6. Workwear: a version for thread">
        <p>
          A needle cannot follow a hairline, and letters under about 5&nbsp;mm close up. The embroidered logo therefore
          needs its own drawing: thicker strokes, no tagline underneath, one thread color for dark and one for light
          cloth. On high-visibility garments to EN ISO 20471 a logo covers certified fluorescent area; ask the garment’s
          manufacturer where it may go before anything is stitched.
        </p>
        <p>
          <strong>Test:</strong> one jacket, logo 80&nbsp;mm wide, twenty washes at the temperature your laundry really
          uses. Compare it with an unwashed one at arm’s length.
        </p>
      </Section>
      <Section heading="7. Website: the orange that fails">
        <p>
          Machine colors make bad text backgrounds. White letters on a strong orange such as <code>#F28C00</code> have a
          contrast of about 2.5:1; the accessibility guideline WCAG asks for 4.5:1 in normal text. Near-black,{' '}
          <code>#1A1A1A</code>, on the same orange reaches about 7:1. Keep the orange, change the letters. The other
          weak spot is the tab icon: a wordmark at 16 pixels is a smear, so draw a separate sign for it.
        </p>
        <p>
          <strong>Test:</strong> take a screenshot of the home page on a phone, turn it to grayscale, and find the
          button. If it has vanished, color was doing the work alone. Other faults of the small screen are covered under{' '}
          <Link to="/blog/mobile-web-design">mobile web design</Link>.
        </p>
      </Section>
      <Section heading="8. Data sheet: rows in one order">
        <p>
          Engineers compare your products with each other before they compare them with a competitor’s. If one sheet
          gives mass in row three and the next gives weight in row nine, in pounds, the two look like the work of two
          firms. One template: same rows in the same order, SI units with a space before the unit, decimal sign by
          language, revision and date at bottom right as on a drawing.
        </p>
        <p>
          <strong>Test:</strong> lay two sheets from different product lines on top of each other against a window.
          Pass: headings, table, and revision coincide.
        </p>
      </Section>
      <Section heading="9. Machine paint: define color five times">
        <p>
          A RAL number describes paint. It is not a printing ink or a screen value, and automatic conversion gives a
          different color in every program. Fix five values by eye, once, and write them down:
        </p>
        <ul>
          <li>RAL with its gloss (the same RAL 5010 looks like another blue at 30 gloss units and at 80)</li>
          <li>Pantone, for printing with a spot color</li>
          <li>CMYK, on the coated paper of your brochures</li>
          <li>sRGB, for website and slides</li>
          <li>thread number of the embroiderer</li>
        </ul>
        <p>
          <strong>Test:</strong> hold a painted panel of 100 × 100&nbsp;mm against the printed brochure by a north
          window, then under the LED lamps of the hall. If the pair matches in one light only, the pigments differ;
          decide which light your customers have.
        </p>
      </Section>
      <Section heading="10. Crate: six weeks in the yard">
        <p>
          Your shipping crate may sit in the customer’s yard for weeks before anyone sees the machine. Stencil two
          opposite sides in one color with name, machine, and order number. Leave the handling symbols of ISO 780 room
          to dominate, and never let a logo touch the ISPM 15 stamp, which a plant inspector must find at once.
        </p>
        <p>
          <strong>Test:</strong> ask a customer’s receiving department for a picture of the crate as it arrived. Pass:
          the forklift driver could see whose it is and where the center of gravity lies.
        </p>
      </Section>
      <Section heading="11. Email signature: plain after four forwards">
        <p>
          It is the object you produce most. Ten people with 30 messages on 220 days write 10 × 30 × 220 = 66,000
          signatures a year. Use live text, one small logo, and no banner. In the EU, letters and order forms of limited
          companies, electronic ones included, must show register, registration number, legal form, and registered
          office (Directive (EU) 2017/1132, Article 26); check what your national law makes of that for email.
        </p>
        <p>
          <strong>Test:</strong> forward a message four times through different programs, one of them in dark mode.
          Pass: the phone number can be tapped, and no black logo has sunk into a black background.
        </p>
      </Section>
      <Section heading="The decision: repair three, or start again">
        <p>
          Collect the eleven objects, or photos of them, on one table and note pass, fail, or nobody’s job. Then sort
          the failures.
        </p>
        <ul>
          <li>
            <strong>They are worn.</strong> Fix the three that leave the house most often, signatures before vans. A
            week of <Link to="/services/top-graphic-services">graphic work on templates and files</Link> may be enough.
          </li>
          <li>
            <strong>They contradict each other</strong>, with three blues and two names. Stop repairing;{' '}
            <Link to="/blog/brand-identity-development">the identity itself</Link> comes first.
          </li>
          <li>
            <strong>They are nobody’s job.</strong> Name an owner for each object, by department, and give them the five
            color values and the smallest permitted sizes on one sheet.
          </li>
        </ul>
      </Section>
    </Article>
  )
}
