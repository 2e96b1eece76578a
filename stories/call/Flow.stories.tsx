import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { getShownActor } from 'storybook-addon-statechart'
import type { Actor, EventFromLogic, SimulatedClock } from 'xstate'
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

type Clicks = Pick<User, 'click'>
const press = (user: Clicks, name: string) => user.click(screen.getByRole('button', { name }))
const call = () => getShownActor() as Actor<typeof callMachine>
/** Reports what the line or a device would. */
const report = (type: EventFromLogic<typeof callMachine>['type']) =>
  call().send({ type } as EventFromLogic<typeof callMachine>)
const expectSaid = (text: string) => waitFor(() => expect(screen.getByText(text, { exact: false })).toBeVisible())

async function connect(user: Clicks) {
  await press(user, 'Start the call')
  await expectSaid('Calling…')
  report('line.opened')
  await expectSaid('Connected, from browser to browser.')
}

/** Points by keyboard, shares a drawing, signs by keyboard, records, hangs up and calls again. */
export const Whole = meta.story({
  name: 'Point, share, sign, record and hang up',
  async play({ userEvent }) {
    await connect(userEvent)
    await expect(screen.getByRole('region', { name: 'A demonstration call' })).toHaveFocus()
    call().send({ type: 'line.measured', delay: 0.3, voice: undefined })
    await expectSaid('under 1 ms')

    await expectSaid('Your engineer has circled the leak.')
    await press(userEvent, 'Clear the marks')
    const picture = screen.getByRole('application', { name: 'Picture to point at' })
    picture.focus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expectSaid('Your engineer points at the valve.')
    await userEvent.keyboard(' {ArrowRight} ')
    await expect(call().getSnapshot().context.marks.arrived.lines).toEqual([[[224, 70], [232, 70]]]) // prettier-ignore
    await press(userEvent, 'Clear the marks')
    await expect(call().getSnapshot().context.marks.arrived.lines).toEqual([])

    await press(userEvent, 'Share a drawing')
    await expectSaid('The phone shows the drawing.')
    await press(userEvent, 'Stop sharing the drawing')
    await press(userEvent, 'Share my screen')
    report('display.opened')
    await expectSaid('The phone shows your screen.')
    await press(userEvent, 'Share a drawing')

    await press(userEvent, 'Record')
    report('record.refused')
    await expectSaid('Your browser cannot record the call.')
    await press(userEvent, 'Record')
    await expectSaid('What arrives here is being recorded.')
    await press(userEvent, 'Stop recording')
    const recording = { url: 'data:video/webm;base64,', ending: 'webm', seconds: 3 }
    call().send({ type: 'recording.saved', recording })
    await expect(await screen.findByRole('link', { name: /^Save the recording \(WebM, 3/ })).toHaveAttribute('download')

    await press(userEvent, 'Sign the order')
    await press(userEvent, 'Do not sign')
    await press(userEvent, 'Sign the order')
    await press(userEvent, 'Sign')
    await expectSaid('Draw your signature above, or type your name.')
    await userEvent.keyboard('Jana{Enter}')
    await expect(await screen.findByText(/^Signed on \w+ \d+, \d{4}/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Sign the order' })).toHaveFocus()

    await press(userEvent, 'Hang up')
    await expectSaid('The call has ended. Camera, microphone, and screen are off.')
    await press(userEvent, 'Call again')
    await expectSaid('Calling…')
  },
})

/** Draws the signature instead of typing it. */
export const DrawnSignature = meta.story({
  name: 'Sign by hand',
  async play({ userEvent }) {
    await connect(userEvent)
    await press(userEvent, 'Sign the order')
    const field = screen.getByRole('img', { name: 'Field for your signature' })
    const { x, y } = field.getBoundingClientRect()
    const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' }
    // A made-up event has no pointer that could be captured.
    field.parentElement!.setPointerCapture = () => undefined
    await fireEvent.pointerDown(field, { ...pointer, clientX: x + 20, clientY: y + 20 })
    await fireEvent.pointerMove(field, { ...pointer, clientX: x + 90, clientY: y + 40 })
    await fireEvent.pointerUp(field, pointer)
    await press(userEvent, 'Sign')
    await expect(await screen.findByRole('img', { name: 'Signature, drawn by hand' })).toBeVisible()
  },
})

/** Each device is refused, then allowed, and then released. */
export const OwnDevices = meta.story({
  name: 'Use camera, microphone and screen',
  async play({ userEvent }) {
    await connect(userEvent)
    await press(userEvent, 'Use my camera')
    await expectSaid('Your browser asks whether the camera is allowed.')
    report('camera.refused')
    await expectSaid('There is no camera, or it is not allowed. The drawing is shown.')
    await press(userEvent, 'Use my camera')
    report('camera.opened')
    await expectSaid('Your camera is on. Its picture stays in this browser.')
    await press(userEvent, 'Back to the drawing')

    await press(userEvent, 'Turn on the microphone')
    report('microphone.refused')
    await expectSaid('There is no microphone, or it is not allowed.')
    await press(userEvent, 'Turn on the microphone')
    report('microphone.opened')
    call().send({ type: 'line.measured', delay: 2, voice: 0.2 })
    await expect(await screen.findByRole('meter', { name: 'Voice that arrives' })).toHaveValue(0.2)
    await press(userEvent, 'Mute the microphone')

    await press(userEvent, 'Share my screen')
    report('display.refused')
    await expectSaid('No screen was chosen, or the browser does not allow it.')
  },
})

/** The ends find no way to each other, for ten seconds or at once. */
export const NoWay = meta.story({
  name: 'Try a call that cannot be connected',
  async play({ userEvent }) {
    const refers = 'Your browser did not connect the two ends. The six frames below show how a call runs.'
    await press(userEvent, 'Start the call')
    const stopped = call().clock as SimulatedClock
    stopped.increment(10_000)
    await expectSaid(refers)
    await press(userEvent, 'Try again')
    report('line.failed')
    await expectSaid(refers)
  },
})
