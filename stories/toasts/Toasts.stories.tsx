import { expect, screen, waitFor } from 'storybook/test'
import { consultationForm } from '#contract/consultation.ts'
import { contactForm } from '#contract/contact.ts'
import { toText, type ToastMessage } from '#contract/form.ts'
import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import { mayHaveArrived } from '#src/form/formFlow.ts'
import { Toast } from '#src/toasts/Toast.tsx'
import { expectSaid } from '../visitor.ts'
import { WithToasts } from './WithToasts.tsx'

const { sent: plain, failed: plainUrgent } = contactForm.says
const { sent: success, incomplete: error } = consultationForm.says
const long: ToastMessage = {
  kind: 'titled',
  title: 'Something longer than any toast of ours, to see how a title breaks',
  description: `It keeps to its width with an address in it, too: ${'https://www.example.com/'.repeat(4)}`,
}

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
  args: { toasts: [plain] as ToastMessage[] },
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
    await expectSaid(toText(error))
    await waitFor(() => expect(screen.getByText(plain.title)).not.toBeVisible())
  },
})
