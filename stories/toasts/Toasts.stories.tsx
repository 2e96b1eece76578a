import { expect, screen, waitFor } from 'storybook/test'
import type { ToastMessage } from '#contract/form.ts'
import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import { mayHaveArrived } from '#src/form/formFlow.ts'
import { Toast } from '#src/toasts/Toast.tsx'
import { expectSaid } from '../visitor.ts'
import { WithToasts } from './WithToasts.tsx'

const plain: ToastMessage = { kind: 'plain', title: 'Your message has been sent successfully!' }
const plainUrgent: ToastMessage = { kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true }
const titled = (title: string, description: string): ToastMessage => ({ kind: 'titled', title, description })
const success = titled('Success!', 'We will send you a meeting link via email and SMS shortly.')
const error: ToastMessage = { ...titled('Error', 'Please fill in all fields'), urgent: true }
const long = titled(
  'Something longer than any toast of ours, to see how a title breaks',
  `It keeps to its width with an address in it, too: ${'https://www.example.com/'.repeat(4)}`,
)

const meta = preview.meta({
  title: 'Site/Toasts',
  // Its properties are documented; the story shows it in the region of toasts.
  component: Toast as unknown as typeof WithToasts,
  render: (args) => <WithToasts {...args} />,
  tags: ['autodocs'],
  // Toasts are at the bottom of their window.
  parameters: usage(
    'Use a toast for the answer to something that the visitor has sent, wherever the visitor is by then. Do not use it for an error of a field; that is at the field. Plain, it is one sentence; with a title it has a description; about a failure it has a red border. It stays for ten seconds, longer under the pointer or with focus, and at most three are shown.',
    '240px',
  ),
  args: { toasts: [plain] },
  // A property of the story, not of the toast.
  argTypes: { toasts: { table: { disable: true } } },
  async play({ args }) {
    const last = args.toasts.at(-1)!
    await expectSaid(last.kind === 'titled' ? last.description : last.title)
  },
})

export const Plain = meta.story({ name: 'Toast' })
export const MayHaveArrived = meta.story({
  name: 'Toast after an answer that was missed',
  args: { toasts: [mayHaveArrived] },
})
export const Long = meta.story({
  name: 'Toast with long words',
  parameters: { docs: { story: { height: '340px' } } },
  args: { toasts: [long] },
})

/** Shows at most three toasts. */
export const Four = meta.story({
  name: 'Four toasts, of which three show',
  parameters: { docs: { story: { height: '380px' } } },
  args: { toasts: [plain, success, plainUrgent, error] },
  async play() {
    await expectSaid('Please fill in all fields')
    await waitFor(() => expect(screen.getByText(plain.title)).not.toBeVisible())
  },
})
