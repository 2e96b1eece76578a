import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/mobile-web-design'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/mobile-web-design')({
  staticData: {
    title: 'Mobile Web Design for B2B',
    summary:
      'A maintenance engineer looks for a shaft seal at night, with gloves and one bar of signal. Each obstacle gives a measurable design rule.',
    article: {
      topics: ['web', 'digital', 'sales'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Make Your Site Work on Phones',
        text: 'We look at your site on an ordinary phone with a poor connection and tell you what a buyer in a hurry cannot do there.',
        button: 'Get Started Today',
      }}
    >
      <p>
        02:10, boiler house. Oil under the gearbox of the screw conveyor, dripping from the output shaft. I wipe the old
        seal and read what is left of the print: 45×62×8. The spare-parts shelf has a 45×60×8. The maker of the seal has
        a website, and I have a phone.
      </p>
      <p>
        The diary is made up. Its obstacles can be found within the hour by anyone who takes a phone and a pair of
        gloves to the far end of a plant. Each is followed by a rule with a limit that can be measured, because
        “mobile-friendly” cannot be accepted or rejected at a hand-over and 24 pixels can. Whoever opens an industrial
        catalogue on a phone at night is seldom browsing. That visitor may well have the most urgent order of the week.
      </p>
      <Section heading="02:14 One bar behind the boiler">
        <p>
          The home page opens with a film of the factory gate. I watch a grey rectangle and a spinning ring. After a
          minute and a half I can read the word “Innovation”.
        </p>
        <p>
          <strong>Rule: count the bytes.</strong> Say that one bar yields 400 kbit/s. A page of 6 MB is 48 Mbit, and 48
          ÷ 0.4 = 120 seconds. A page of 500 kB takes 10 seconds, and if text and styles weigh 100 kB of that and come
          first, reading starts after about 2. So: 100 kB before the first readable line, 500 kB for the whole page,
          films only after a tap. Test with the browser’s throttling set to 400 kbit/s and 400 ms delay. On ordinary
          connections the largest element should stand within 2.5 seconds for three visits out of four, which is the
          threshold Google calls good.
        </p>
      </Section>
      <Section heading="02:19 Banners before products">
        <p>
          A header that never leaves, a cookie banner, a chat bubble asking how I am. The rest I read through a slot.
        </p>
        <p>
          <strong>Rule: fixed parts take 15% of the height at most.</strong> With 664 CSS pixels of visible height, a
          header of 88 and a banner of 300 leave 276, or 42%. Fifteen per cent would be 99 pixels in all. The banner can
          often go altogether: Art. 5(3) of the ePrivacy Directive requires consent for storing or reading information
          on the device unless that is strictly necessary for the service asked for. A catalogue that tracks nobody has
          nothing to ask. Let the <Link to="/services/advanced-chat-system">chat or video call</Link> cover nothing
          until it is tapped.
        </p>
      </Section>
      <Section heading="02:23 Four millimetres for a thumb">
        <p>
          “Products” unfolds into a list of small links. I want “Rotary shaft seals” and get “Responsibility”. Back. On
          the second try a late picture pushes the list down and I get “Press”. I take the glove off. Now there is oil
          on the glass.
        </p>
        <p>
          <strong>Rule: 24 × 24 CSS pixels by the standard, 48 × 48 for a glove.</strong> WCAG 2.2 demands the smaller
          figure at level AA (criterion 2.5.8). Smaller targets pass if a circle of 24 pixels in diameter around the
          centre of each touches no other target and no other such circle; links inside a sentence and a few further
          cases are exempt. Convert before you are satisfied. On a screen 65 mm and 390 CSS pixels wide, one pixel is 65
          ÷ 390 = 0.167 mm, so 24 of them make 4 mm, 44 (criterion 2.5.5, level AAA) make 7.3 mm, and 48 make 8 mm. A
          gloved fingertip is wider than any of these. Every picture needs its width and height in the page source, so
          that nothing moves under the finger: cumulative layout shift at most 0.1.
        </p>
      </Section>
      <Section heading="02:31 Reading nine columns at arm’s length">
        <p>
          The size table has nine columns in grey type. Pinching to zoom is switched off. I turn the phone, and the page
          tells me to turn it back.
        </p>
        <p>
          <strong>Rule: 16 pixels, 4.5 to 1, 320 wide.</strong>
        </p>
        <ul>
          <li>Running text from 16 CSS pixels, contrast at least 4.5:1 (1.4.3), zoom to 200% never blocked (1.4.4).</li>
          <li>
            At 320 pixels width the page scrolls in one direction only (1.4.10). Data tables are exempt, yet they should
            scroll inside their own frame, with the first column fixed.
          </li>
          <li>Portrait and landscape both work (1.3.4).</li>
          <li>
            Better than any table is one search field that takes <code>45x62x8</code>, <code>45 62 8</code> or{' '}
            <code>45/62/8</code>. Text in input fields also from 16 pixels, or an iPhone zooms in on its own at the
            first tap.
          </li>
        </ul>
      </Section>
      <Section heading="02:40 A catalogue of 38 megabytes">
        <p>
          The material is in the PDF, says the page. The PDF has 212 pages. I put the phone on the motor and look for a
          bucket.
        </p>
        <p>
          <strong>Rule: one part, one page.</strong> 38 MB are 304 Mbit, and 304 ÷ 0.4 = 760 seconds, or 12 minutes and
          40 seconds. Type, dimensions, NBR or FKM with the temperature range, dust lip or none, shaft tolerance h11 and
          bore H8: that is a page of text, a few kilobytes, and{' '}
          <Link to="/blog/seo-for-manufacturing">search engines find it by part number</Link>, while a hit in the PDF
          opens at its cover. The dimension drawing may be a PDF of 200 kB: four seconds.
        </p>
      </Section>
      <Section heading="02:48 The number that cannot be tapped">
        <p>
          There is a telephone number, in a picture, in the footer. I hold twelve digits in my head while changing to
          the dialler. I get eleven of them right.
        </p>
        <p>
          <strong>Rule: numbers are links.</strong> Written with country code and without spaces in the address, such as{' '}
          <code>tel:+441632960123</code>; readable with spaces on the screen; 48 pixels high; in reach on every page.
          Beside it stand the hours with their time zone. If nobody answers at three in the morning, say who does, or
          name the distributor. Where{' '}
          <Link to="/services/online-sales-representatives">online sales representatives</Link> take calls around the
          clock, they need the same part page open as the caller.
        </p>
      </Section>
      <Section heading="02:55 A form with no memory">
        <p>
          Fourteen fields, among them “How did you hear of us”. I attach a photo of the seal and press Send. The bar of
          signal goes out. When it returns, the form is empty.
        </p>
        <p>
          <strong>Rule: keep what was typed until it has been sent.</strong> Five fields suffice: name, e-mail or phone,
          part, quantity, needed by. Field types bring up the right keyboard, and <code>autocomplete</code> fills in the
          personal ones (1.3.5). A failed attempt says so beside the button. Scale photos down in the browser: at 0.2
          Mbit/s upwards, one of 4 MB takes 32 ÷ 0.2 = 160 seconds, one of 300 kB takes 12. Success shows a reference
          number that can be read aloud.
        </p>
      </Section>
      <Section heading="03:20 What the statistics will say">
        <p>
          A distributor two towns away has a plain page, a search field and a night number. The seal is ordered, 84
          euros with courier.
        </p>
        <p>
          The maker’s analytics will record one visit from a phone, six pages, no enquiry, if the measuring script
          arrived at all. At the next budget meeting somebody concludes that nothing is sold on phones and leaves them
          out of the <Link to="/blog/online-sales-strategies">online sales strategy</Link>. The law will not press you
          either: the European Accessibility Act protects consumers, and a purely B2B catalogue is generally outside it.
          Gloves are reason enough.
        </p>
      </Section>
      <Section heading="Eight checks with your own phone">
        <ul>
          <li>Put on work gloves and stand where reception is worst.</li>
          <li>Find one part by its dimensions against a watch. More than 60 seconds is a fault.</li>
          <li>Weigh the home page and one product page: 500 kB each.</li>
          <li>Measure the five smallest targets in the browser’s inspector: none under 24, main ones 48.</li>
          <li>Enlarge text to 200% and narrow the window to 320 pixels.</li>
          <li>Tap every telephone number and address.</li>
          <li>Fill in the form, switch to flight mode, press Send, switch back. Everything still there?</li>
          <li>Give the list to your web agency as acceptance criteria, numbers included.</li>
        </ul>
      </Section>
    </Article>
  )
}
