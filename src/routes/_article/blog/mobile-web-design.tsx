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
        text: 'Send us your web address and the one thing that a buyer in a hurry should be able to do there. We’ll tell you whether that is work for us.',
        button: 'Get Started Today',
      }}
    >
      <p>
        02:10, boiler house. Oil under the gearbox of the screw conveyor, dripping from the output shaft. I wipe off the
        old seal and read what is left of the print: 45×62×8. The spare-parts shelf has a 45×60×8. The maker of the seal
        has a website, and I have a phone.
      </p>
      <p>
        The log is made up. Its obstacles are not: take a phone and a pair of gloves to the far end of any plant, and
        you will find them within the hour. Each is followed by a rule with a limit that can be measured, because
        “mobile-friendly” cannot be accepted or rejected at handover and 24 pixels can. Somebody who opens an industrial
        catalog on a phone at night is seldom browsing.
      </p>
      <Section heading="02:14 One bar behind the boiler">
        <p>
          The home page opens with a film of the factory gate. I watch a gray rectangle and a spinning ring. After a
          minute and a half I can read the word “Innovation.”
        </p>
        <p>
          <strong>Rule: count the bytes.</strong> Say that one bar yields 400&nbsp;kbit/s. A page of 6&nbsp;MB is
          48&nbsp;Mbit, and 48 ÷ 0.4 = 120 seconds. A page of 500&nbsp;kB takes 10 seconds, and if text and styles
          account for 100&nbsp;kB of that and come first, reading starts after about 2. So: 100&nbsp;kB before the first
          readable line, 500&nbsp;kB for the whole page, films only after a tap. Test with the browser’s throttling set
          to 400&nbsp;kbit/s and 400&nbsp;ms delay. On ordinary connections the largest element should be there within
          2.5 seconds for three visits out of four, the threshold Google calls good.
        </p>
      </Section>
      <Section heading="02:19 Banners before products">
        <p>
          A header that never leaves, a cookie banner, a chat bubble asking how I am. The rest I read through a slot.
        </p>
        <p>
          <strong>Rule: fixed parts take 15% of the height at most.</strong> With 664 CSS pixels of visible height, a
          header of 88 and a banner of 300 leave 276, or 42%. Fifteen percent would be 99 pixels in all. The banner can
          often go altogether: Article 5(3) of the ePrivacy Directive requires consent for storing or reading
          information on the device unless that is strictly necessary for the service the visitor asked for. A catalog
          that tracks nobody has nothing to ask. Let the{' '}
          <Link to="/services/advanced-chat-system">chat or video call</Link> cover nothing until it is tapped.
        </p>
      </Section>
      <Section heading="02:23 Four millimeters for a thumb">
        <p>
          “Products” unfolds into a list of small links. I want “Rotary shaft seals” and get “Responsibility.” Back. On
          the second try a late picture pushes the list down and I get “Press.” I take the glove off. Now there is oil
          on the glass.
        </p>
        <p>
          <strong>Rule: 24 × 24 CSS pixels by the standard, 48 × 48 for a glove.</strong> The Web Content Accessibility
          Guidelines (<abbr title="Web Content Accessibility Guidelines">WCAG</abbr>) 2.2 demand the smaller figure at
          level AA (criterion 2.5.8). Smaller targets pass if a circle of 24 pixels in diameter around the center of
          each touches no other target and no other such circle; links inside a sentence and a few other cases are
          exempt.
        </p>
        <p>
          Convert before you are satisfied. On a screen 65&nbsp;mm and 390 CSS pixels wide, one pixel is 65 ÷ 390 =
          0.167&nbsp;mm, so 24 of them make 4&nbsp;mm, 44 (criterion 2.5.5, level AAA) make 7.3&nbsp;mm, and 48 make
          8&nbsp;mm. A gloved fingertip is wider than any of these. Every picture needs its width and height in the page
          source, so that nothing moves under the finger: cumulative layout shift at most 0.1.
        </p>
      </Section>
      <Section heading="02:31 Reading nine columns at arm’s length">
        <p>
          The size table has nine columns in gray type. Pinching to zoom is switched off. I turn the phone, and the page
          tells me to turn it back.
        </p>
        <p>
          <strong>Rule: 16 pixels, 4.5 to 1, 320 wide.</strong>
        </p>
        <ul>
          <li>Body text from 16 CSS pixels, contrast at least 4.5:1 (1.4.3), zoom to 200% never blocked (1.4.4).</li>
          <li>
            At a width of 320 pixels the page scrolls in one direction only (1.4.10). Data tables are exempt, yet they
            should scroll inside their own frame, with the first column fixed.
          </li>
          <li>Portrait and landscape both work (1.3.4).</li>
          <li>
            Better than any table is one search field that takes <code>45x62x8</code>, <code>45 62 8</code>, or{' '}
            <code>45/62/8</code>. Text in input fields starts at 16 pixels too, or an iPhone zooms in by itself at the
            first tap.
          </li>
        </ul>
      </Section>
      <Section heading="02:40 A catalog of 38 megabytes">
        <p>
          The material is in the PDF, says the page. The PDF has 212 pages. I put the phone on the motor and look for a
          bucket.
        </p>
        <p>
          <strong>Rule: one part, one page.</strong> 38&nbsp;MB are 304&nbsp;Mbit, and 304 ÷ 0.4 = 760 seconds, or 12
          minutes and 40 seconds. Type, dimensions, nitrile (<abbr title="nitrile butadiene rubber">NBR</abbr>) or
          fluoroelastomer (<abbr title="fluoroelastomer, ASTM D1418">FKM</abbr>) with the temperature range, dust lip or
          none, shaft tolerance h11 and bore H8: that is a page of text, a few kilobytes, and{' '}
          <Link to="/blog/seo-for-manufacturing">search engines find it by part number</Link>, while a hit in the PDF
          opens at its cover. The dimension drawing may be a PDF of 200&nbsp;kB: four seconds.
        </p>
      </Section>
      <Section heading="02:48 The number that cannot be tapped">
        <p>
          There is a phone number, in a picture, in the footer. I hold twelve digits in my head while switching to the
          dialer. I get eleven of them right.
        </p>
        <p>
          <strong>Rule: numbers are links.</strong> Written with country code and without spaces in the link, such as{' '}
          <code>tel:+441632960123</code>; readable with spaces on the screen; 48 pixels high; in reach on every page.
          Beside it are the opening hours with their time zone. If nobody answers at three in the morning, say who does,
          or name the distributor. Where{' '}
          <Link to="/services/online-sales-representatives">online sales representatives</Link> take calls around the
          clock, they need the same part page open as the caller.
        </p>
      </Section>
      <Section heading="02:55 A form with no memory">
        <p>
          Fourteen fields, among them “How did you hear about us?” I attach a photo of the seal and press Send. The bar
          of signal goes out. When it returns, the form is empty.
        </p>
        <p>
          <strong>Rule: keep what was typed until it has been sent.</strong> Five fields are enough: name, email or
          phone, part, quantity, needed by. Field types bring up the right keyboard, and <code>autocomplete</code> fills
          in the personal ones (1.3.5). A failed attempt says so beside the button. Scale photos down in the browser: at
          an upload of 0.2&nbsp;Mbit/s, one of 4&nbsp;MB takes 32 ÷ 0.2 = 160 seconds, one of 300&nbsp;kB takes 12.
          Success shows a reference number that can be read aloud.
        </p>
      </Section>
      <Section heading="03:20 What the statistics will say">
        <p>
          A distributor two towns away has a plain page, a search field, and a night number. The seal is ordered, €84
          with courier.
        </p>
        <p>
          The maker’s analytics will record one visit from a phone, six pages, no inquiry, if the measuring script
          arrived at all. At the next budget meeting somebody concludes that nothing is sold on phones and leaves them
          out of the <Link to="/blog/online-sales-strategies">online sales strategy</Link>. The law will not press you
          either: the European Accessibility Act, Directive (EU) 2019/882, has applied since June 28, 2025, but protects
          consumers, and a purely B2B catalog is generally outside it.
        </p>
      </Section>
      <Section heading="Acceptance criteria for your web agency">
        <p>Attach this list to the order. Each line is tried on an ordinary phone, and each can fail.</p>
        <ul>
          <li>With work gloves on, where reception is worst, every page opens and can be used.</li>
          <li>One part is found by its dimensions, against a watch, within 60 seconds.</li>
          <li>The home page and one product page weigh 500&nbsp;kB each at most.</li>
          <li>Of the five smallest targets in the browser’s inspector none is under 24 pixels, main ones are 48.</li>
          <li>
            With text at 200% and a window 320 pixels wide, nothing is cut off and nothing but tables scrolls sideways.
          </li>
          <li>Every phone number and email address can be tapped.</li>
          <li>The form, filled in and sent in airplane mode, says that it failed and still holds every entry.</li>
          <li>The cookie banner is there only if the site tracks, and then it leaves 85% of the screen free.</li>
        </ul>
      </Section>
    </Article>
  )
}
