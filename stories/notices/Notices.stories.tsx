import { expect, screen, waitFor } from 'storybook/test'
import type { Notice } from '#machines/notice.ts'
import preview from '#storybook/preview.tsx'
import { expectSaid } from '../expectSaid.ts'
import { NoticesIn } from './NoticesIn.tsx'

const plain: Notice = { kind: 'plain', title: 'Your message has been sent successfully!' }
const plainUrgent: Notice = { kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true }
const titled: Notice = {
  kind: 'titled',
  title: 'Success!',
  description: 'We will send you a meeting link via email and SMS shortly.',
}
const titledUrgent: Notice = { kind: 'titled', title: 'Error', description: 'Please fill in all fields', urgent: true }

const meta = preview.meta({
  title: 'Site/Notices',
  component: NoticesIn,
  args: { notices: [plain] },
  async play({ args }) {
    const last = args.notices.at(-1)!
    await expectSaid(last.kind === 'titled' ? last.description : last.title)
  },
})

export const Plain = meta.story()
export const PlainDestructive = meta.story({ args: { notices: [plainUrgent] } })
export const Titled = meta.story({ args: { notices: [titled] } })
export const TitledDestructive = meta.story({ args: { notices: [titledUrgent] } })
export const Long = meta.story({
  args: {
    notices: [
      {
        kind: 'titled',
        title: 'Something longer than any notice of ours, to see how a title breaks',
        description: `It keeps to its width with an address in it, too: ${'https://www.example.com/'.repeat(4)}`,
      },
    ],
  },
})
export const Three = meta.story({
  args: { notices: [plain, titled, titledUrgent] },
  async play() {
    for (const text of [plain.title, titled.title, titledUrgent.title]) await expectSaid(text)
  },
})

/** At most three are visible; the oldest waits (D15). */
export const Four = meta.story({
  args: { notices: [plain, titled, plainUrgent, titledUrgent] },
  async play() {
    await expectSaid('Please fill in all fields')
    await waitFor(() => expect(screen.getByText(plain.title)).not.toBeVisible())
  },
})
