import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/database-management'
import { Article, Section } from '#src/components/article/Article.tsx'
import { SinceWritten } from '#src/components/article/SinceWritten.tsx'

export const Route = createFileRoute('/_article/blog/database-management')({
  staticData: {
    title: 'B2B Database Management Best Practices',
    summary:
      'A maintenance manual for the contact database: daily, weekly, monthly, and yearly tasks, how fast it wears, and what data protection law asks.',
    article: {
      published: 'June 2023',
      minutes: 7,
      topics: ['data', 'email', 'sales'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Put Your Data in Order',
        text: 'How many contacts do you hold, and when did somebody last check them? Those two answers tell us whether we are the right company to help.',
        button: 'Get Consultation',
      }}
    >
      <p>
        Machine: contact database. Year of construction: unknown, started as a spreadsheet. Capacity: 8,000 records.
        Operators: everybody. Maintenance: before the trade show, by the trainee.
      </p>
      <p>
        No plant manager would run a grinding machine on such a nameplate. A database wears by itself, at a rate that
        can be worked out, and a cleaning campaign every second year comes too late. This manual gives it what every
        other machine has: a wear rate, intervals, an owner, a log.
      </p>
      <SinceWritten checked="November 22, 2026">
        <p>
          <strong>Email to your own customers.</strong> The EU Court of Justice held on November 13, 2025 (C-654/23),
          that mail allowed by the exception for own customers needs no further legal basis under the GDPR.
        </p>
      </SinceWritten>
      <Section heading="Technical data: the rate of wear">
        <p>
          Calculate with your own values; these are assumptions. People in your customers’ purchasing and maintenance
          departments stay in a job for five years on average, so one in five leaves each year. Another 3% of records go
          wrong because a firm moves, merges, or changes its phone system. Of 100 records, 80 survive the first cause
          and 80 × 0.97 = 77.6 both.
        </p>
        <ul>
          <li>after one year, 8,000 × 0.776 = 6,208 records still true</li>
          <li>after two years, 8,000 × 0.776² = 4,817</li>
          <li>after three years, 8,000 × 0.776³ = 3,738, fewer than half</li>
        </ul>
        <p>
          Per month that is a loss of 2.1% (0.776 to the power of 1/12 is 0.979): 167 records in the first month, or
          eight every working day. They go quietly. The address of a buyer who has retired may not bounce for a year,
          because somebody else is reading the mailbox.
        </p>
        <p>
          To measure your real rate, draw 100 records at random, all last checked a year ago, and ask at each firm’s
          switchboard whether the person is still in the job. If 22 are wrong, the true figure lies between about 14%
          and 30%. That is coarse, and good enough for setting an interval.
        </p>
      </Section>
      <Section heading="Daily: ten minutes each morning">
        <ul>
          <li>
            <strong>Returned mail.</strong> Code <code>5.1.1</code> means that the mailbox does not exist: set the
            address to invalid and open a task to find the successor. Code <code>4.2.2</code> means a full mailbox:
            wait, and count.
          </li>
          <li>
            <strong>Objections.</strong> Under Article 21(2) and (3) of the General Data Protection Regulation (
            <abbr title="General Data Protection Regulation">GDPR</abbr>), anybody may object to direct marketing at any
            time, and processing for that purpose then stops. No balancing of interests, no “until the campaign is
            through.” Do it the same day. The one month of Article 12(3) is the latest date for telling the person what
            you did.
          </li>
          <li>
            <strong>New records.</strong> None is saved without company, <code>source</code>, <code>collected_on</code>,
            and country. A business card from a booth reads <code>show June 2023, hall 4, handed over</code>.
          </li>
          <li>
            <strong>Search before entry.</strong> Look for the domain of the email address rather than the company name.
            A foundry that appears abbreviated, translated, or with ue for ü usually has one domain all the same.
          </li>
        </ul>
        <p>
          An objection creates a record that you keep: address, date, nothing else, on a suppression list. Delete the
          person entirely, and next spring’s imported list brings them back as new. Every sending system must read this
          list before it sends, including the agent in Spain with a spreadsheet of his own.
        </p>
      </Section>
      <Section heading="Weekly: imports, duplicates, notices">
        <p>
          Imports run once a week, through a test bench. Load the file into a separate table, match it against domain
          and suppression list, look at ten rows by eye, then release it. Merge duplicates on the same day, keeping the
          older source and the newer phone number.
        </p>
        <p>
          The third task is the one most often missing. When a contact did not come from the person (taken from a
          company website, a directory, a colleague, a purchased list), Article 14(3) GDPR wants them informed within a
          reasonable period, at most one month after you obtained the data; if you use the data to write to them, at the
          latest in the first message. Filter each Friday for records with a third-party source, an empty{' '}
          <code>informed_on</code>, and an age of more than 21 days. Either the notice goes out or the record does. (A
          card handed over at a booth falls under Article 13 instead: the information is due there and then, so have it
          printed on the inquiry form.)
        </p>
        <blockquote>
          <p>
            “We hold your name, position, and business contact details. They come from your company’s website, read on
            May 12, 2023. We use them to inform maintenance departments about mixer seals; the legal basis is our
            legitimate interest in presenting our products to firms that run such mixers, Article 6(1)(f) GDPR. We
            delete them 24 months after the last contact. Who we are, your rights of access, rectification, erasure, and
            restriction, and the authority you can complain to: see the full notice [link].
          </p>
          <p>
            <strong>You may object to this use at any time.</strong> Reply ‘no,’ and we stop.”
          </p>
        </blockquote>
        <p>
          The objection has a paragraph to itself on purpose. Article 21(4) requires it to be brought to attention
          explicitly, at the first communication at the latest, clearly and separately from other information.
        </p>
      </Section>
      <Section heading="Monthly: check the part that earns">
        <p>
          Not every record deserves the same interval. Split the 8,000: 600 contacts with an open offer or a running
          order, 2,400 active in the past year, 5,000 others. Check the first group every six months (600 ÷ 6 = 100 a
          month) and the second once a year (2,400 ÷ 12 = 200). At four minutes for a look at the website and a call
          where needed, 300 checks are 1,200 minutes, or 20 hours: about an hour every working day for one person. The
          5,000 get no phone calls. They are tested by the mail you are permitted to send them, and by the deletion
          date.
        </p>
        <ul>
          <li>
            Write <code>checked_on</code> even where nothing had changed.
          </li>
          <li>
            Countries as two letters (ISO 3166-1), phone numbers in the international form +CC…, EU VAT numbers tested
            in VIES, the EU’s register.
          </li>
          <li>
            Compare customer numbers with the enterprise resource planning (
            <abbr title="enterprise resource planning">ERP</abbr>) system; a contact at a firm that has been without an
            order for three years belongs to another group.
          </li>
          <li>
            Enter four figures in the log: records, share checked within its interval, hard bounces per 1,000 sent, age
            of the oldest unanswered objection. The last should read zero.
          </li>
        </ul>
        <p>
          Also monthly: the permission column. Article 6(1)(f) may carry the storing and using of a business contact,
          but whether you may send advertising by email is governed as well by national laws made under Article 13 of
          Directive 2002/58/EC. As a rule they require prior consent, with an exception for your own customers and
          similar products, and they differ on mail to companies: Germany asks for consent between businesses too. Keep{' '}
          <code>email_permission</code> with its ground and its country; what may follow from it is in our article on{' '}
          <Link to="/blog/email-marketing-best-practices">email marketing practice</Link>.
        </p>
      </Section>
      <Section heading="Yearly: overhaul and scrapping">
        <p>
          Article 5(1)(d) GDPR demands that data be accurate and, where necessary, kept up to date, with every
          reasonable step taken to erase or rectify the wrong ones without delay. Article 5(1)(e) forbids keeping them
          in identifiable form longer than the purpose needs. Neither names a number of months. You set it, give a
          reason, and stick to it. If your machines are replaced every eight years, 24 months without any contact may be
          too short for a plant manager, and you can say why. It is hardly too short for somebody who once entered a
          prize draw.
        </p>
        <ol>
          <li>
            Delete what has passed its date. Invoices and order letters remain in the ERP system for as long as tax and
            commercial law require; the marketing record goes.
          </li>
          <li>
            Repeat the balancing test behind Article 6(1)(f) in writing: which interest, why these data are needed for
            it, why the contact’s interests do not outweigh it.
          </li>
          <li>
            Withdraw logins of people who have left, and count who can export everything. Three is a good number;{' '}
            <Link to="/blog/data-security">data security</Link> begins here.
          </li>
          <li>
            Read the contracts with processors (Article 28) and bring the record of processing activities (Article 30)
            up to date.
          </li>
          <li>
            Restore a backup on a test system. Then run the suppression list and the deletions of the year over it,
            because a restored backup brings back everyone who objected since it was made.
          </li>
        </ol>
        <p>
          A list that is itself maintained, as our <Link to="/services/b2b-database">B2B contact database</Link> is
          every month, still starts to age on the day you import it, and the duty to inform under Article 14 arises with
          the import.
        </p>
      </Section>
      <Section heading="Faults, causes, remedies">
        <dl>
          <dt>The list grows and replies fall</dt>
          <dd>
            Old records are never removed. Report true records (checked within their interval) instead of the total.
          </dd>
          <dt>Someone who objected gets mail again</dt>
          <dd>The suppression list lives in the newsletter tool only. Move it upstream of every import and export.</dd>
          <dt>Nobody knows where a contact came from</dt>
          <dd>
            The source was optional. Ask the colleagues once; what stays unknown cannot be explained under Article 14
            and should go.
          </dd>
          <dt>Sales keeps private lists</dt>
          <dd>
            Entry takes too long. Cut the form to five fields (name, company, work email, country, source) and let the
            system set the date; the rest of <Link to="/blog/crm-systems">our list of fields</Link> can follow later.
          </dd>
        </dl>
      </Section>
      <Section heading="The nameplate, filled in">
        <p>Hang this where the owner sees it, and replace it once a year:</p>
        <blockquote>
          <p>
            Machine: contact database. Owner: [one name]. Records: [number], of which checked within their interval:
            [number]. Copies in: [systems].
          </p>
          <p>
            Wear: [number] wrong of 100 drawn at random on [date]. Intervals: open offers and orders 6 months, active
            contacts 12 months, others [date of deletion].
          </p>
          <p>
            Suppression list read by: [systems]. Last test: entered myself with a private address, objected, and had
            mail two weeks later from: [systems; should be none].
          </p>
          <p>Next overhaul: [date].</p>
        </blockquote>
      </Section>
    </Article>
  )
}
