import { expect, screen, waitFor } from 'storybook/test'
import type { ToastMessage } from '#machines/toast.ts'
import preview from '#storybook/preview.tsx'
import { Toast } from '#src/components/toasts/Toast.tsx'
import { expectSaid } from '../expectSaid.ts'
import { ToastsStory } from './ToastsStory.tsx'

const plain: ToastMessage = { kind: 'plain', title: 'Your message has been sent successfully!' }
const plainUrgent: ToastMessage = { kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true }
const titled: ToastMessage = {
  kind: 'titled',
  title: 'Success!',
  description: 'We will send you a meeting link via email and SMS shortly.',
}
const titledUrgent: ToastMessage = {
  kind: 'titled',
  title: 'Error',
  description: 'Please fill in all fields',
  urgent: true,
}

const meta = preview.meta({
  title: 'Site/Toasts',
  component: ToastsStory,
  subcomponents: { Toast },
  tags: ['autodocs'],
  // Toasts are at the bottom of their window.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { toasts: [plain] },
  argTypes: { toasts: { control: false } },
  async play({ args }) {
    const last = args.toasts.at(-1)!
    await expectSaid(last.kind === 'titled' ? last.description : last.title)
  },
})

export const Plain = meta.story()
export const PlainDestructive = meta.story({ args: { toasts: [plainUrgent] } })
export const Titled = meta.story({ args: { toasts: [titled] } })
export const TitledDestructive = meta.story({ args: { toasts: [titledUrgent] } })
export const Long = meta.story({
  parameters: { docs: { story: { height: '340px' } } },
  args: {
    toasts: [
      {
        kind: 'titled',
        title: 'Something longer than any toast of ours, to see how a title breaks',
        description: `It keeps to its width with an address in it, too: ${'https://www.example.com/'.repeat(4)}`,
      },
    ],
  },
})
export const Three = meta.story({
  parameters: { docs: { story: { height: '380px' } } },
  args: { toasts: [plain, titled, titledUrgent] },
  async play() {
    for (const text of [plain.title, titled.title, titledUrgent.title]) await expectSaid(text)
  },
})

/** Shows at most three toasts (D15). */
export const Four = meta.story({
  parameters: { docs: { story: { height: '380px' } } },
  args: { toasts: [plain, titled, plainUrgent, titledUrgent] },
  async play() {
    await expectSaid('Please fill in all fields')
    await waitFor(() => expect(screen.getByText(plain.title)).not.toBeVisible())
  },
})
