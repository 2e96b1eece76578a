import preview from '#storybook/preview.tsx'
import { SheetPage } from '../sheet/Sheet.tsx'
import styles from '../sheet/Sheet.module.css'

const firstLook = [
  { story: 'contact-all-states--all-states', name: 'Contact: all states', text: 'From the empty form to the answer.' },
  {
    story: 'consultation-all-states--all-states',
    name: 'Booking: all states',
    text: 'Empty, with errors, being sent, accepted, after a failed request; at a chosen hour or at any time.',
  },
  { story: 'chat-all-states--all-states', name: 'Chat: all states', text: 'Closed, opening, open, not available.' },
  {
    story: 'call-all-states--all-states',
    name: 'Demonstration call: all states',
    text: 'Calling, connected with each of its devices, ended, not available.',
  },
  { story: 'foundations--color', name: 'Foundations', text: 'Color, type, spacing and icons, read from the tokens.' },
  { story: 'pages-main--home', name: 'Pages', text: 'Every page of the site at its address.' },
  { story: 'illustrations-contact-sheet--illustrations', name: 'Illustrations', text: 'All of them on one sheet.' },
]

/** Renders the first page of Storybook: what is here, where to look first, and how to review a change. */
function StartHerePage() {
  return (
    <SheetPage
      heading="The B2B Services website, part by part"
      lead="Every page and every state that a visitor can see. Nothing here needs a server, and each story is tested for accessibility."
    >
      <h2>Where designers look first</h2>
      <ul role="list" className={styles.cards}>
        {firstLook.map(({ story, name, text }) => (
          <li key={story}>
            <StoryLink to={story}>{name}</StoryLink>
            <span>{text}</span>
          </li>
        ))}
      </ul>

      <h2>What is here</h2>
      <dl className={styles.list}>
        <dt>All states</dt>
        <dd>
          The states of a form, the chat or the call side by side, on a phone, a tablet or a desktop. The name above a
          state leads to its story at that width, and the address keeps width and zoom.
        </dd>
        <dt>Form, Chat, Call, Check</dt>
        <dd>Each state on its own, with the real component in it. Go on from there as a visitor.</dd>
        <dt>Flow</dt>
        <dd>A visitor who fills in and sends, up to what the page then says.</dd>
        <dt>Docs</dt>
        <dd>
          The forms, the chat, the call and the session with their statechart in the page, and a dozen components that
          are used again: when to use them, when not, and their properties.
        </dd>
        <dt>Toolbar</dt>
        <dd>The width of the window, the answers of the server, text at 200%, hover and focus.</dd>
      </dl>

      <h2>The statecharts</h2>
      <p>
        Each form is one chart of named states, and so are chat and call, in the panel <em>Statechart</em>: the current
        state has a color and a bar. Click a state to see the page in it, reached as a visitor would reach it; if no
        entries lead there, the panel says why. Click an event to send it, and read in the log what happened. Try it
        with{' '}
        <StoryLink to="consultation-form--filled" panel="statechart/panel">
          a filled-in booking
        </StoryLink>
        . Alt and A show and hide the panels.
      </p>

      <h2>How to review a change</h2>
      <ol className={styles.steps}>
        <li>
          Run <code>npx node scripts/storybook.ts screenshots</code>. It takes new pictures of the sheets and of one
          page per layout. Then <code>npx playwright show-report .cache/storybook-report</code> opens those that differ
          from the accepted ones, side by side.
        </li>
        <li>
          Open the sheet of the form that changed, then the pages it appears on, at 320, 360, 768 and 1280 px and with
          text at 200%.
        </li>
        <li>
          Read the panel <em>Accessibility</em>: it has neither violations nor open items.
        </li>
        <li>
          Accept the pictures with <code>npx node scripts/storybook.ts screenshots --update-snapshots=changed</code>,
          and commit them with the change.
        </li>
      </ol>
    </SheetPage>
  )
}

function StoryLink({ to, panel, children }: { to: string; panel?: string; children: string }) {
  return (
    <a href={`./?path=/story/${to}${panel ? `&addonPanel=${panel}` : ''}`} target="_top">
      {children}
    </a>
  )
}

const meta = preview.meta({ title: 'Start here', tags: ['page'] })

export const StartHere = meta.story({ name: 'Start here', render: () => <StartHerePage /> })
