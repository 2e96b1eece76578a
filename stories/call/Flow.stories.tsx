import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { getShownActor } from 'storybook-addon-statechart'
import type { Actor } from 'xstate'
import type { callMachine } from '#machines/call/callMachine.ts'
import preview from '#storybook/preview.tsx'
import type { User } from '../visitor.ts'
import { CallStory, recorded } from './CallStory.tsx'

const meta = preview.meta({
  title: 'Call/Flow',
  component: CallStory,
  args: { state: 'idle' as const, events: [] },
  parameters: { a11y: recorded, statechart: { disable: false } },
})

const press = (user: Pick<User, 'click'>, name: string) => user.click(screen.getByRole('button', { name }))
const call = () => getShownActor() as Actor<typeof callMachine>
const expectSaid = (text: string) => waitFor(() => expect(screen.getByText(text, { exact: false })).toBeVisible())

const save = (seconds: number) =>
  call().send({
    type: 'recording.saved',
    recording: { url: `data:video/webm;base64,#${seconds}`, ending: 'webm', seconds },
  })

/** Puts the text of an element into an element, as the translator of a browser does. React then changes a text that nobody sees. */
function translate(element: HTMLElement) {
  const translated = document.createElement('font')
  translated.textContent = element.textContent
  element.firstChild!.replaceWith(translated)
}

/** Draws a line on the field for a signature. */
async function draw() {
  const field = screen.getByRole('img', { name: 'Field for your signature' })
  const { x, y } = field.getBoundingClientRect()
  const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' }
  // A made-up event has no pointer that could be captured.
  field.parentElement!.setPointerCapture = () => undefined
  await fireEvent.pointerDown(field, { ...pointer, clientX: x + 20, clientY: y + 20 })
  await fireEvent.pointerMove(field, { ...pointer, clientX: x + 90, clientY: y + 40 })
  await fireEvent.pointerUp(field, pointer)
}

/** Points by keyboard, shares a drawing, signs by hand and with a name, signs again and cancels, records twice, and hangs up. */
export const Whole = meta.story({
  name: 'Point, share, sign, record and hang up',
  async play({ userEvent }) {
    await press(userEvent, 'Start the call')
    await expect(await screen.findByRole('region', { name: 'A demonstration call' })).toHaveFocus()
    call().send({ type: 'line.opened' })

    await expectSaid('The engineer has circled the leak.')
    await press(userEvent, 'Clear the marks')
    const picture = screen.getByRole('application', { name: 'Picture you can draw on' })
    picture.focus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expectSaid('The engineer points to the valve.')
    await userEvent.keyboard(' {ArrowRight} ')
    await expect(call().getSnapshot().context.marks.arrived.lines).toEqual([[[224, 70], [232, 70]]]) // prettier-ignore

    await press(userEvent, 'Share a drawing')
    await expectSaid('The phone is showing the drawing.')
    await press(userEvent, 'Stop sharing the drawing')

    await press(userEvent, 'Sign the order')
    await press(userEvent, 'Sign')
    await expectSaid('Draw your signature above, or type your name.')
    await draw()
    await userEvent.keyboard('Jana{Enter}')
    await expectSaid('Your signature has reached the engineer.')
    await expect(screen.getByRole('button', { name: 'Sign the order' })).toHaveFocus()
    await press(userEvent, 'Sign the order')
    await press(userEvent, 'Cancel')
    await expectSaid('Your signature has reached the engineer.')

    save(1)
    translate(await screen.findByRole('link', { name: /^Save recording 1 \(WebM, 1/ }))
    save(3)
    await expect(await screen.findByRole('link', { name: /^Save recording 2 \(WebM, 3/ })).toBeVisible()

    await press(userEvent, 'Hang up')
    await expectSaid('The call has ended. Your camera and microphone are off.')
    await expect(screen.getByRole('img', { name: 'Signature, drawn by hand' })).toBeVisible()
    await expect(screen.getByText('Jana')).toBeVisible()
  },
})
