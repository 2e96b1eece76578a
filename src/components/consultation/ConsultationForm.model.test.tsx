import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { consultationMachine, type ConsultationAttempt } from '#machines/consultation/consultationMachine.ts'
import { nextDay, today } from '../../../tests/model/consultation.ts'
import { consultationModel } from '../../../tests/model/consultationModel.ts'
import { watchCoverage } from '../../../tests/model/coverage.ts'
import { countKeys, joints, stageInPage } from '../../../tests/model/inPage.ts'
import { replay } from '../../../tests/model/replay.ts'
import { pathsThrough } from '../../../tests/model/walk.ts'
import { stoppedClock } from '../../../tests/startConsultation.ts'
import { Notices } from '../notices/Notices.tsx'
import { ConsultationForm } from './ConsultationForm.tsx'
import '../notices/toasts.tsx'

const coverage = watchCoverage('consultation', consultationMachine)

/** Shows the form with the real machine; the clock and the function that it sends to are the test's. */
function showForm() {
  const joined = joints<ConsultationAttempt>()
  const clock = stoppedClock(today)
  const machine = consultationMachine.provide({
    actors: { sendConsultationEmail: joined.send },
    actions: { notify: (_, notice) => joined.notify(notice) },
  })
  const input = { newKey: countKeys(), clock }
  const consultation = createActor(machine, { input, inspect: coverage.inspect }).start()
  render(
    <>
      <h2 id="consultation-form-title">Booking</h2>
      <ConsultationForm consultation={consultation} onInterest={() => undefined} />
      <Notices />
    </>,
  )
  return stageInPage(consultationModel.rules, joined, ({ booking }) => booking, {
    restored: () => consultation.send({ type: 'page.restored' }),
    midnight: () => clock.set(nextDay),
  })
}

test.each(pathsThrough(consultationModel).map((path) => ({ path, title: path.join(', ') })))(
  'the form is as promised to a visitor who $title',
  async ({ path }) => {
    expect(await replay(consultationModel, path, showForm())).toBe(path.length)
  },
)

test('on these paths every state and every transition of the consultation machine was seen', () => {
  console.log(coverage.report())
  expect(coverage.missing()).toEqual([])
})
