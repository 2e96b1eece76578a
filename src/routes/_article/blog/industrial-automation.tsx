import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/industrial-automation'
import { Article, Section } from '#src/components/article/Article.tsx'
import { type WorkedLine, WorkedTable } from '#src/components/article/WorkedTable.tsx'
import { OpenCalculator } from '#src/components/calculator/OpenCalculator.tsx'

export const Route = createFileRoute('/_article/blog/industrial-automation')({
  staticData: {
    title: 'Marketing Industrial Automation',
    summary:
      'An automation offer has three readers: plant manager, maintenance, and finance. A sheet for each, and the payback calculated both ways.',
    article: {
      topics: ['sales', 'content', 'strategy'],
    },
  },
  component: Body,
})

const paybackLines: WorkedLine[] = [
  ['A. Spent by the day it runs', 'cell, floor, interfaces, tooling, training, ramp-up', '€300,000'],
  ['B. Wages of the operators', 'a year, all shifts', '€180,000'],
  ['C. Loading share', 'by stopwatch, one whole shift', '55%'],
  ['D. Availability', 'as agreed in the order', '85%'],
  ['E. Service, spares, programming', 'a year', '€17,000'],
  ['F. Worth of the extra hours', 'a year, if there are orders for them', '€19,635'],
  ['G. Benefit without extra hours', 'B × C × D − E', '€67,150'],
  ['H. Payback without extra hours', 'A ÷ G', '4.5 years'],
  ['I. Payback with extra hours', 'A ÷ (G + F)', '3.5 years'],
  ['J. Payback, loading share ten points lower', 'line H again, with C less ten points', '5.8 years'],
]

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Explain Your Automation',
        text: 'What do you automate, and for whom? We’ll say whether we could turn your offer into three sheets.',
        button: 'Get Consultation',
      }}
    >
      <p>
        Pick up an integrator’s offer for a robot cell: sixty pages, half of them the robot maker’s data sheets, which
        anybody can download. The cover letter goes to a purchaser. The decision is made by three people who may never
        have met the sales engineer, and none of them can find the page that was meant for them.
      </p>
      <p>
        Automation sells better with three sheets, one for each of these readers, and with a payback figure that you
        correct downward yourself, before somebody at the customer does it for you.
      </p>
      <Section heading="One cell, three worried readers">
        <p>
          Take a cell in which one six-axis robot tends two CNC lathes that turn flanges on two shifts, price €240,000.
          The plant manager worries about the weeks of installation and the deliveries due in them. The head of
          maintenance worries about a fault at three in the morning that nobody in the plant can clear. The chief
          financial officer (<abbr title="chief financial officer">CFO</abbr>) has seen sixteen-month paybacks before
          and remembers how they ended.
        </p>
        <p>The robot’s repeatability of ±0.05&nbsp;mm answers none of these worries. It belongs in the appendix.</p>
      </Section>
      <Section heading="Plant manager: parts, space, and downtime">
        <p>
          The first thing on this sheet is a calculation the reader can repeat. Turning takes 95 seconds, the exchange
          with a double gripper 18: 113 seconds. 3,600 ÷ 113 gives 31.9 parts per lathe and hour, 63.7 for the two. At
          an availability of 85%, which you state and define, 54 good parts an hour leave the cell. The robot is busy
          for 36 of the 113 seconds; a plant manager sees at once that there is time to deburr or to measure. Then
          follow:
        </p>
        <ul>
          <li>layout to scale, with door swings, pallet routes, crane hook, and escape route;</li>
          <li>
            the part range it can really hold, say Ø&nbsp;80 to 200&nbsp;mm, and the minutes and trade needed to change
            over;
          </li>
          <li>how the lathes are loaded by hand while the robot is down;</li>
          <li>days of downtime for each lathe, with dates for the factory and the site acceptance test;</li>
          <li>what the customer has to provide: floor, air, network, a person for six weeks.</li>
        </ul>
      </Section>
      <Section heading="Maintenance: the first ten stops">
        <p>
          No page wins over a maintenance department faster than an admission that the cell will stop. List the ten
          stops you expect in the first months, in this form:
        </p>
        <blockquote>
          <p>
            Gripper reports “no part.” Cause: chips on the sensor face. Blow off, acknowledge on the panel, continue.
            Operator, two minutes, no call. If it recurs within the hour: sensor, item 14 of the spares list, stocked on
            site.
          </p>
        </blockquote>
        <p>
          The spares list names the original manufacturer’s order codes, not yours, and today’s lead times. Promise in
          writing that program source, backups, and passwords are handed over at acceptance, and that remote access
          opens only when the customer opens it. Name each safety function with its performance level according to EN
          ISO 13849-1 (the 2025 edition of ISO 10218-2 lists those of a robot cell) and say who validates it again after
          a change.
        </p>
        <p>
          Then state who signs. A robot and two older lathes that are controlled as one will usually count as an
          assembly of machinery, and somebody becomes its manufacturer: under Directive 2006/42/EC, and for cells placed
          on the market from January 20, 2027, under Regulation (EU) 2023/1230. If your price includes the CE
          declaration of conformity for the whole cell, lathes included, put it in the first paragraph. If it does not,
          the customer will be the manufacturer, and has a right to learn that before ordering.
        </p>
      </Section>
      <Section heading="CFO: the dishonest figure">
        <p>
          Two operators a shift, two shifts, €45,000 a year each: 4 × €45,000 = €180,000 saved. The cell costs €240,000.
          €240,000 ÷ €180,000 = 1.33 years, or sixteen months.
        </p>
        <p>
          Every number is true and the result is false. The four people do not disappear, since they also set, measure,
          deburr, and fetch. The figure assumes a cell that never stops, costs nothing to keep alive, and ends at the
          integrator’s gate. Add “30% more output” from the same hours, and the benefit is counted twice.
        </p>
      </Section>
      <Section heading="The same cell, added up honestly">
        <p>
          Start with what the customer will have spent on the day it runs: €240,000 for the cell, €25,000 for floor,
          air, and the interfaces of the lathes, €15,000 for trays and a second set of gripper fingers, €20,000 for
          training and six weeks of ramp-up. Together €300,000.
        </p>
        <p>
          Say an operator spends 55% of a shift loading and waiting, and the cell takes this over for 85% of the time:
          €180,000 × 0.55 × 0.85 = €84,150. From this deduct €9,000 for service and spares and the programming of 20 new
          parts a year, 20 × 8 hours × €50 = €8,000. That leaves €67,150 a year, and €300,000 ÷ €67,150 = 4.5 years.
        </p>
        <p>
          Then the item that only automation brings: an hour and a half of running on after the second shift. 1.5 hours
          × 220 days × 2 lathes × 0.85 = 561 machine hours; at a contribution of €35 they are worth €19,635. If there
          are orders to fill them, the yearly benefit becomes €86,785 and the payback 3.5 years. If not, it stays at
          4.5. Show both figures and let the customer say which one applies.
        </p>
        <p>
          Finish with the input that matters most. With a loading share of 45% the payback without extra hours is 5.8
          years; with 70% it is 3.3. Nobody knows the share until someone stands beside the lathe for a shift with a
          stopwatch. Offer to do it, and hand over the sheet whichever way it comes out.
        </p>
        <WorkedTable label="Payback, line by line" caption="The payback, line by line" lines={paybackLines} />
        <OpenCalculator parameter="loading" load={() => import('#src/components/calculator/payback.ts')} />
      </Section>
      <Section heading="Why the worse figure sells">
        <p>
          Four offers lie on the CFO’s desk, and three of them say sixteen months. The fourth says three and a half to
          four and a half years, with every input exposed. Nobody can check the first three. The fourth the plant
          manager can still defend when the investment is audited two years later. It will lose you orders in which
          nobody does the math.
        </p>
        <p>
          Tell the CFO also that freed time becomes money only where overtime, agency staff, or vacancies go down. If
          operators can’t be found, begin the calculation differently: with the contribution of the hours a lathe stands
          idle for want of one, and without the wage that nobody draws. Close the sheet with the payment plan, and tie
          the last tenth of the price to three months at the agreed 54 parts an hour.
        </p>
      </Section>
      <Section heading="From three sheets to a website">
        <p>
          The sheets hold nothing secret once the customer’s name is gone, and they are what engineers search for. A
          page titled “One robot, two lathes: cycle time and floor space” can be found for{' '}
          <code>machine tending two lathes cycle time</code>; a page titled “Solutions” can’t be found for anything. See{' '}
          <Link to="/blog/seo-for-manufacturing">search for manufacturers</Link> on the method. Beside the cycle time
          put one <Link to="/blog/video-marketing">uncut film</Link> of three exchanges with a running clock. Beside the
          payback put a <Link to="/blog/customer-testimonials">customer’s own account</Link>, after a year, with the
          availability actually reached. A <Link to="/services/professional-copywriting">technical copywriter</Link> can
          put the answers of your engineers in order.
        </p>
      </Section>
      <Section heading="Three sheets, ready to fill in">
        <ul>
          <li>
            <strong>First line of all three:</strong> “The EU declaration of conformity for the whole cell is signed by
            [name].”
          </li>
          <li>
            <strong>Plant:</strong> [seconds] turning + [seconds] exchange; [share] availability, defined as
            [definition]; [number] good parts an hour; parts from [size] to [size]; [days] of downtime per lathe; you
            provide [list].
          </li>
          <li>
            <strong>Maintenance:</strong> ten stops with cause, remedy, who and minutes, asked of our service
            technicians; spares by original code and lead time; safety functions with performance level.
          </li>
          <li>
            <strong>Finance:</strong> total investment [cell + your own costs]; loading share [measured on a date];
            payback in three cases: expected, no extra orders, loading share ten points lower.
          </li>
        </ul>
        <p>Take every page of your last offer that fills none of these brackets out of the next one.</p>
      </Section>
    </Article>
  )
}
