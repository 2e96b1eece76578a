import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/brand-identity-development'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/brand-identity-development')({
  staticData: {
    title: 'Brand Identity Development',
    summary:
      'Twelve questions for founders, foremen, customers, and former customers, and how the answers become a manufacturer’s name, tagline, color, and conduct.',
    article: {
      topics: ['brand', 'strategy', 'content'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Develop Your Brand Identity',
        text: 'What do you make, and what do customers say about it? You will hear whether we could put it into words and drawings.',
        button: 'Get Started',
      }}
    >
      <p>
        Customers buy castings, the foreman objects, and couldn’t care less about a brand. He is right about the logo.
        But ask him which of two suppliers he would call on a Friday afternoon when a pattern has cracked, and he names
        one at once. He has just described that supplier’s brand, and nobody in their marketing department heard it.
      </p>
      <p>
        A manufacturer’s identity exists already, in sentences said when no one from marketing is in the room.
        Developing it means collecting those sentences, choosing among them, and then behaving accordingly. The
        collecting takes about four working days. The behaving takes years.
      </p>
      <Section heading="Twelve questions, four kinds of people">
        <p>
          Interview four of each kind, sixteen in all (successors and the first employees count as founders), for 40
          minutes, by phone or at the machine. The interviewer must not be responsible for the account or the
          department. Write down words, not summaries; promise that no name will stand beside them and keep the promise.
        </p>
        <h3>Founders and owners</h3>
        <ol>
          <li>Which order did you turn down although you needed it?</li>
          <li>For which job would you send a friend to a competitor, and to which?</li>
          <li>What would have to happen here before you took your name off the gate?</li>
        </ol>
        <h3>Foremen</h3>
        <ol start={4}>
          <li>What do you do that the drawing does not ask for?</li>
          <li>Which of our sales promises makes you groan?</li>
          <li>How do you recognize our part in a mixed pile?</li>
        </ol>
        <h3>Customers</h3>
        <ol start={7}>
          <li>How do you defend our price to your CEO, in one sentence?</li>
          <li>When did we last annoy you, and what happened in the two days after?</li>
          <li>If we closed tomorrow, which part would you have trouble placing?</li>
        </ol>
        <h3>Former customers</h3>
        <ol start={10}>
          <li>What was the last straw, and what came before it?</li>
          <li>What does the new supplier do that we did not?</li>
          <li>What do you miss?</li>
        </ol>
        <p>
          Number seven is the most productive of the twelve, because the buyer has written your tagline for you and
          tested it on somebody who wanted to say no.
        </p>
      </Section>
      <Section heading="Count the people, then cross out">
        <p>
          Sixteen talks of 40 minutes are 10 hours 40 minutes. Writing them up takes twice that, 21 hours 20 minutes.
          Together: 32 hours, four working days. Then mark each recurring statement with the number of people who made
          it. For a sand foundry with 90 employees, the list might read:
        </p>
        <ul>
          <li>“good quality”: 14 of 16, from all four groups</li>
          <li>“I can clamp it straight away, nobody has to grind it first”: 10 of 16, from all four</li>
          <li>“somebody calls before there is a problem”: 8 of 16, none of them a former customer</li>
          <li>“quotations take forever”: 7 of 16, among them all four former customers</li>
          <li>“innovative”: 3 of 16, all from the first group</li>
        </ul>
        <p>
          Keep what at least half say, what comes from at least three groups, and what a competitor could not print
          tomorrow. Quality fails the third test and innovation the first two. The phone call passes, with a warning:
          the people who left never received it, so it depends on who looks after the account. The clean casting passes
          everything. The slow quotations fall one vote short of half, but all four former customers named them.
        </p>
      </Section>
      <Section heading="What answers do to the name">
        <p>
          Usually nothing. A name that buyers can spell stays, however dull. Change it for one of three reasons: the
          switchboard of a foreign customer cannot take it down at first hearing, it names a process you gave up, or
          somebody else has the better right. The entry in the company register protects no brand. Search TMview and the
          register of the European Union Intellectual Property Office (
          <abbr title="European Union Intellectual Property Office">EUIPO</abbr>) in the Nice classes that apply, often
          6 for metal goods, 7 for machines, and 40 for custom manufacture. A name that merely describes the goods is
          refused under Article 7(1)(c) of Regulation (EU) 2017/1001, “Precision Castings” for one.
        </p>
      </Section>
      <Section heading="A tagline the shop can sign">
        <p>
          The foundry’s tagline was spoken by a machinist: “Castings you can clamp.” Four words with a test in them. Put
          a figure under it that can be complained about, such as flash at the parting line no higher than 0.5&nbsp;mm,
          locating points free of gate residue, measured on the first piece of every batch. If the shop will not sign
          the figure, the tagline has to wait.
        </p>
        <p>
          How it then reads on a data sheet, a quotation, and a careers page is a matter for{' '}
          <Link to="/services/professional-copywriting">a technical writer</Link>; the plan for publishing the proof
          belongs in the <Link to="/blog/content-strategy-guide">content strategy</Link>.
        </p>
      </Section>
      <Section heading="Color starts in the paint shop">
        <p>
          Walk through your customers’ plants before looking at swatches. Six hundred machines in RAL 6011 that have
          been running for twenty years are an asset no agency can buy you. If you have such a color, keep it and define
          it three times, for paint, print, and screen, because a RAL number says nothing about the other two. If you
          have none, stay away from bright yellow and red on machine bodies: red on yellow marks the emergency stop (ISO
          13850), and yellow with black marks a hazard (ISO 3864). The practical side is in our{' '}
          <Link to="/blog/visual-branding-tips">visual branding tips</Link>.
        </p>
      </Section>
      <Section heading="Behavior, written as a work instruction">
        <p>
          What is left of the list becomes instructions with an owner, a time, and a record, in the form your ISO 9001
          auditor knows. The foundry’s first one: every request for quotation gets a price, or a named day for it, by
          16:00 on the next working day; estimating is responsible; the field <code>rfq_answered_at</code> is the proof.
          The second: a deviation is reported by phone before the goods leave, whoever looks after the account. So the
          first euro of the brand budget goes to a second estimator, and the new letterhead waits until fall.
        </p>
      </Section>
      <Section heading="Mergers and family firms">
        <p>
          After a merger, run two separate sets of interviews and compare the lists before anyone speaks of a common
          name. Any sentence on both is safe ground, even if it is the only one. Then count what a change of name
          touches: nameplates and declarations of conformity (European machinery law, Directive 2006/42/EC and from
          January 20, 2027, Regulation (EU) 2023/1230, wants the manufacturer’s name and address on the machine),
          certificates made out to the legal entity, title blocks, supplier numbers in your customers’ systems. Above
          all, never announce a new name and a new bank account in one letter. Every accounts department has been
          trained to treat exactly that as fraud.
        </p>
        <p>
          In a family firm the surname is a guarantee with a face. Interview the successor apart from the founder, with
          question three first. Three generations in one photograph promise that somebody of that name takes the call
          when things go wrong; leave it out if nobody does. If the company is sold, the contract must say whether the
          name stays, for how many years, and who may forbid its use on goods made elsewhere.
        </p>
      </Section>
      <Section heading="“Sixteen interviews prove nothing”">
        <p>
          A statistician would say so, and rightly. The sixteen are not drawn at random, four per group is a handful,
          and the thresholds of half and three groups are conventions. The method does not measure what the market
          thinks. It finds sentences that you would not have written yourself, and it finds them before the money is
          spent. If the budget allows only one part of it, take the former customers:
        </p>
        <ul>
          <li>call one of them and ask question ten; write down the sentence as it was said;</li>
          <li>ask the first foreman question four, at his machine;</li>
          <li>have the switchboard of a foreign customer spell your name back to you;</li>
          <li>then decide whether the other thirteen conversations are worth three days.</li>
        </ul>
      </Section>
    </Article>
  )
}
