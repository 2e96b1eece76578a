import { SheetPage } from '../SheetPage.tsx'
import styles from './StartHere.module.css'

const firstLook = [
  { story: 'contact-states--matrix', name: 'Contact: all states', text: 'From the empty form to the answer.' },
  {
    story: 'consultation-states--matrix',
    name: 'Consultation: all states',
    text: 'A booking, at a chosen hour or at any time.',
  },
  { story: 'chat-states--matrix', name: 'Chat: all states', text: 'Closed, loading, open, unavailable.' },
  { story: 'foundations--color', name: 'Foundations', text: 'Color, type, spacing and icons, read from the tokens.' },
  { story: 'pages-main--home', name: 'Pages', text: 'Every page of the site at its address.' },
  { story: 'illustrations-contact-sheet--illustrations', name: 'Illustrations', text: 'All of them on one sheet.' },
]

/** Renders the first page of Storybook: what is here, where to look first, and how to review a change. */
export function StartHere() {
  return (
    <SheetPage
      heading="The B2B Services website, part by part"
      lead="Every page, component and state of the site. All stories run without a server, and each one is tested for accessibility."
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
        <dt>States</dt>
        <dd>
          The sheet of a journey: each of its states on a phone and on a desktop. Filter it by state and width, and send
          the link.
        </dd>
        <dt>Form, Chat</dt>
        <dd>Each state on its own, with the real machine stopped in it. Go on from there as a visitor.</dd>
        <dt>Flow</dt>
        <dd>A visitor who fills in and sends, against each answer of the server.</dd>
        <dt>Docs</dt>
        <dd>The components that are used again: their properties and all their stories on one page.</dd>
        <dt>Toolbar</dt>
        <dd>
          Widths of the window, answers of the server, text at 200%, reduced motion, hover and focus. It also applies to
          the sheets.
        </dd>
      </dl>

      <h2>The statecharts</h2>
      <p>
        Each journey is one machine with named states. Its chart is in the panel <em>Statechart</em>: the current state
        has a color and a bar. Click a state to put the story into it, click an event to send it, and read in the log
        what happened. Try it with{' '}
        <StoryLink to="consultation-form--filled" panel="statechart/panel">
          a filled-in booking
        </StoryLink>
        . The key A shows and hides the panels.
      </p>

      <h2>How to review a change</h2>
      <ol className={styles.steps}>
        <li>
          Run <code>npm run changed</code>. It takes new pictures of the sheets and of one page per layout, and opens
          those that differ from the accepted ones, side by side.
        </li>
        <li>
          Open the sheet of the journey that changed, then the pages it appears on, at 320, 360, 768 and 1280 px and
          with text at 200%.
        </li>
        <li>
          Read the panel <em>Accessibility</em>: it has neither violations nor open items.
        </li>
        <li>
          Accept the pictures with <code>npm run update:screenshots</code>, and commit them with the change.
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
