import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Attempt } from '#machines/attempt.ts'
import { emptyConsultationDraft } from '#machines/consultation/ConsultationDraft.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { nextDay, today } from '../../../tests/model/consultationRules.ts'
import { consultationModel } from '../../../tests/model/consultationModel.ts'
import { watchCoverage } from '../../../tests/model/coverage.ts'
import { fakeEndpoint, componentDriver } from '../../../tests/model/componentDriver.ts'
import { replay } from '../../../tests/model/replayPath.ts'
import { coveringPaths } from '../../../tests/model/paths.ts'
import { consultationMachineAt, stoppedClock } from '../../../tests/fixtures/startConsultation.ts'
import { Toasts } from '../toasts/Toasts.tsx'
import { ConsultationForm } from './ConsultationForm.tsx'

const coverage = watchCoverage('consultation', consultationMachine)

/** Renders the form with the real machine, a stopped clock and a fake endpoint. */
function showForm() {
  const endpoint = fakeEndpoint<Attempt<ConsultationBooking>>()
  const clock = stoppedClock(today)
  const machine = consultationMachineAt(clock).provide({
    actors: { sendConsultationEmail: endpoint.send },
  })
  const consultation = createActor(machine, {
    input: { draft: emptyConsultationDraft, timeZone: clock.timeZone },
    inspect: coverage.inspect,
  })
  consultation.on('toast', ({ toast }) => endpoint.notify(toast))
  consultation.start()
  render(
    <>
      <h2 id="consultation-form-title">Booking</h2>
      <ConsultationForm consultation={consultation} clock={clock} />
      <Toasts />
    </>,
  )
  return componentDriver(consultationModel.rules, endpoint, {
    restored: () => consultation.send({ type: 'page.restored' }),
    midnight: () => clock.set(nextDay),
  })
}

test.each(coveringPaths(consultationModel).map((path) => ({ path, title: path.join(', ') })))(
  'shows what is expected when a visitor $title',
  async ({ path }) => {
    expect(await replay(consultationModel, path, showForm())).toBe(path.length)
  },
)

test('covers every state and transition of the consultation machine', () => {
  console.log(coverage.report())
  expect(coverage.missing()).toEqual([])
})
