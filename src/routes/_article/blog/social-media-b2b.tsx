import { createFileRoute, Link } from '@tanstack/react-router'
import plate from 'virtual:illustration/social-media-b2b'
import { Article, Section } from '#src/components/article/Article.tsx'

export const Route = createFileRoute('/_article/blog/social-media-b2b')({
  staticData: {
    title: 'Social Media for B2B Companies',
    summary:
      'A manufacturer needs two social channels at most. Three forks show which ones, with a monthly shot list and a rule for stopping.',
    article: {
      topics: ['linkedin', 'content', 'brand'],
    },
  },
  component: Body,
})

function Body() {
  return (
    <Article
      plate={plate}
      closing={{
        heading: 'Be Seen by the Right People',
        text: 'Who buys from you, and roughly how many firms is that? We’ll say whether a channel is worth your hours, and which of those hours we could save you.',
        button: 'Learn More',
      }}
    >
      <p>
        You may close the Facebook page. Its last entry is the Christmas tree in reception, two winters old, and the
        only question beneath it, about a spare part, was never answered. Nobody who buys from you will miss it, and a
        buyer who comes across it wonders whether you are still in business.
      </p>
      <p>
        There may be a better place for the same hours, or none. What follows is a decision tree with three forks, a
        list of things to film once you know where to show them, and a rule for stopping that you write down before you
        start.
      </p>
      <Section heading="The arithmetic that closes three accounts">
        <p>
          Say a seal maker with 40 employees has accounts on five networks and six hours a month for all of them. A
          usable clip of 40 seconds costs 30 minutes of filming, 35 of cutting and captions, 15 for the text, 20 to get
          the customer’s release, and 20 to answer what comes in: two hours. Six hours make three clips.
        </p>
        <p>
          Divided among five accounts, six hours are 72 minutes each, less than one clip. With two accounts the same
          three clips can run on both, because the filming is done once. An empty page does harm in the meantime, and in
          the EU it carries a duty: since the Court of Justice’s judgment in case C-210/16 of June 5, 2018, a company
          that runs a fan page is jointly responsible with the network for the visitors’ data, which under the{' '}
          <abbr title="General Data Protection Regulation">GDPR</abbr> means an arrangement under Article 26.
        </p>
      </Section>
      <Section heading="An inventory first">
        <ul>
          <li>List every account that carries the company’s name, including the one an intern opened.</li>
          <li>Note who holds each password, the date of the last post, and the oldest unanswered question.</li>
          <li>Answer those questions today, late as it is.</li>
          <li>Go through the three forks with the head of sales. It takes twenty minutes.</li>
          <li>Close what falls off the tree, and take its icon off the website footer.</li>
        </ul>
      </Section>
      <Section heading="First fork: can you list the buyers?">
        <p>
          Write down every firm that could buy your main product. If the list ends before about sixty names, as it does
          for rolling-mill rolls or large marine castings, stop here. You do not need a channel. You need sixty phone
          numbers, a visit a year, and a salesperson whose own profile is complete, since buyers look it up before the
          visit. Film the shop floor all the same, and send the clips to the people on the list.
        </p>
        <p>If the list is longer, or has no visible end, go on to the second fork.</p>
      </Section>
      <Section heading="Second fork: does the product move?">
        <p>
          Packaging machines, bowl feeders, robot cells: things that have to be seen running. Here YouTube comes first,
          because it works like a shelf that can be searched. Title the clip by its function, “Bowl feeder for M4
          countersunk screws, 60 parts per minute,” and an engineer can still find it years later. LinkedIn comes second
          and announces what is on the shelf. How to shoot it is the subject of{' '}
          <Link to="/blog/video-marketing">video for manufacturers</Link>.
        </p>
        <p>
          Castings, seals, turned parts, and sheet-metal capacity do not move. Their proof lies in measurements and in
          people who can be asked. LinkedIn comes first, under the name of the application engineer; the company page
          only has to be correct. An engineer who shows why an O-ring extruded at 250&nbsp;bar gets questions from other
          engineers. The second channel may stay empty. Our article on{' '}
          <Link to="/blog/linkedin-lead-generation">finding inquiries through LinkedIn</Link> takes that route further,
          and the <Link to="/services/linkedin-marketing">LinkedIn service page</Link> shows what can be handed to
          others.
        </p>
      </Section>
      <Section heading="Third fork: who must see it?">
        <p>
          Three audiences change the answer. If distributors sell for you, they own the conversation: give them clips
          without your intro, upright and wide, with a free corner for their logo, and keep one library where they can
          get them. If you are short of apprentices and toolsetters, that is a different audience within 40&nbsp;km of
          the gate; it calls for Instagram or TikTok, run by the training workshop, with hours from the human-resources
          budget. If the buyers are in China, Western networks hardly reach them, and the choice belongs to the plan for{' '}
          <Link to="/blog/international-market-expansion">entering that market</Link>.
        </p>
        <p>So the tree has few leaves:</p>
        <ul>
          <li>
            <strong>Fewer than sixty buyers:</strong> none.
          </li>
          <li>
            <strong>A machine that moves:</strong> YouTube and LinkedIn.
          </li>
          <li>
            <strong>A component or capacity:</strong> LinkedIn, through one engineer.
          </li>
          <li>
            <strong>Sales through distributors:</strong> YouTube as a library, and a folder of files.
          </li>
          <li>
            <strong>A shortage of apprentices:</strong> one more channel, owned by training, judged by applications.
          </li>
        </ul>
      </Section>
      <Section heading="Nine shots for one morning a month">
        <p>
          A phone is enough. Wipe the lens, hold still for three seconds before and after the action, keep the sound of
          the machine, and leave out music: chart songs are not licensed for company posts just because the app offers
          them. Ninety minutes give nine shots. Three become clips; the rest are the photos that you never have at a{' '}
          <Link to="/blog/trade-show-marketing">trade show</Link>.
        </p>
        <ol>
          <li>
            A bore on the measuring machine, reading and tolerance in one frame: Ø&nbsp;40 H7, 40.000 to 40.025&nbsp;mm.
          </li>
          <li>A changeover from last part to first good part, uncut, with a clock in view.</li>
          <li>A fixture or gripper that only you have, with a hand for scale.</li>
          <li>Incoming bar: the heat number on the steel beside the same number on the 3.1 certificate.</li>
          <li>A rejected part, with the defect marked and one sentence on the cause.</li>
          <li>The machine that runs after the second shift has gone home.</li>
          <li>A crate before the lid goes on, with its ISPM 15 stamp.</li>
          <li>An apprentice’s hands doing something for the first time.</li>
          <li>The question a customer asked on the phone this month, answered at the machine in thirty seconds.</li>
        </ol>
        <p>
          Number five looks like the one to skip. Publish it first, as long as the part is your own product and no
          customer can recognize it.
        </p>
      </Section>
      <Section heading="Before the phone comes out">
        <p>
          Check the whole frame first. A customer’s casting on the next pallet, a title block on a screen, or a
          whiteboard with names can break a confidentiality agreement in one second of film. A guard held open or a
          missing pair of safety glasses will be pointed out publicly by strangers, and they will be right. Faces are
          personal data. An employee’s consent must be freely given, which is doubtful when the employer asks, and it
          can be withdrawn at any time (Article 7(3) GDPR). Filming hands avoids most of the question; a voice or a
          tattoo can still be recognized.
        </p>
      </Section>
      <Section heading="When to stop, decided beforehand">
        <p>
          Followers are the wrong count. Say 300 firms matter to you, with four people each: 1,200 people. Every quarter
          take the last hundred reactions and comments and check how many came from these firms. If it is eight, the
          other 92 were colleagues, competitors, and people selling to you, and the channel has to improve or end. Write
          down three limits:
        </p>
        <ul>
          <li>fewer than 15 in a hundred from the list by the third quarter: close the channel;</li>
          <li>
            a question left unanswered for more than two working days, twice in a quarter: close it, because you do not
            have the hours;
          </li>
          <li>not one inquirer in twelve months names it when asked “Where did you see us?”: close it.</li>
        </ul>
        <p>
          Closing takes an hour. Export the data, keep the account name reserved so that nobody else posts under it, and
          pin one last post:
        </p>
        <blockquote>
          <p>
            We are closing this page on [date]; we answered too slowly here. Spare parts: [email], with the serial
            number from the nameplate. Technical questions: [name], application engineer, [phone], [hours and time
            zone]. Our machines running: [YouTube channel].
          </p>
        </blockquote>
      </Section>
    </Article>
  )
}
