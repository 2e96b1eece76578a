import * as fc from 'fast-check'
import { numRuns, printedSeed } from './seed.ts'
import { outcomes, scheduledEndpoint, type Outcome } from './scheduledEndpoint.ts'

/** What a visitor does at either form, apart from editing. */
const visitorActions = ['clicks', 'clicks', 'clicks twice', 'presses Enter', 'comes back'] as const
type VisitorAction = (typeof visitorActions)[number]

/** A running form, with the specification of its edits. */
export type Form<Draft, Edit> = {
  state: () => 'idle' | 'submitting' | 'success' | 'failure'
  draft: () => Draft
  /** Registers a callback for changes of state or draft. */
  watch: (changed: () => void) => void
  submit: () => void
  comeBack: () => void
  edit: (edit: Edit) => void
  isButtonEnabled: () => boolean
  /** The empty draft, and the specified draft after an edit. */
  empty: Draft
  typed: (draft: Draft, edit: Edit) => Draft
  isComplete: (draft: Draft) => boolean
  /** All toasts so far, and their texts for each outcome. */
  said: string[]
  words: { accepted: string; failed: string; invalid: string[] }
}

type Started<Draft, Edit> = (endpoint: ReturnType<typeof scheduledEndpoint>) => Form<Draft, Edit>

/** Returns a visitor who edits and submits, and records the expected draft independently of the machine. */
function visitor<Draft, Edit>(form: Form<Draft, Edit>, endpoint: ReturnType<typeof scheduledEndpoint>) {
  let typed = form.empty
  let before = form.state()
  let invalid = 0
  form.watch(() => {
    if (form.state() === 'success' && before === 'submitting') {
      endpoint.succeed()
      typed = form.empty
    }
    before = form.state()
    if (JSON.stringify(form.draft()) !== JSON.stringify(typed))
      endpoint.violations.push('the draft differs from what was typed')
  })
  const isSubmitting = () => form.state() === 'submitting'
  function submit() {
    if (!isSubmitting() && !form.isComplete(typed)) invalid += 1
    form.submit()
  }
  const does: Record<VisitorAction, () => void> = {
    clicks: () => (form.isButtonEnabled() ? submit() : undefined),
    'clicks twice'() {
      does.clicks()
      does.clicks()
    },
    'presses Enter': submit,
    'comes back': () => form.comeBack(),
  }
  return {
    async act(action: VisitorAction | Edit) {
      if (typeof action === 'string' && action in does) return does[action as VisitorAction]()
      // The form is locked while sending, so an edit event that arrives then must change nothing.
      if (!isSubmitting()) typed = form.typed(typed, action as Edit)
      form.edit(action as Edit)
    },
    /** Called when nothing is pending: checks that each attempt ended and showed one toast. */
    summarize() {
      const ended = endpoint.count()
      const times = (...texts: string[]) => form.said.filter((text) => texts.includes(text)).length
      if (isSubmitting()) endpoint.violations.push('the form never stops sending')
      if (times(form.words.accepted) !== ended.accepted) endpoint.violations.push('not one toast for each success')
      if (times(form.words.failed) !== ended.failed) endpoint.violations.push('not one toast for each failure')
      if (times(...form.words.invalid) !== (form.words.invalid.length > 0 ? invalid : 0)) {
        endpoint.violations.push('not one toast for each attempt with an error')
      }
      return { ...ended, invalid }
    },
  }
}

/**
 * Interleaves the actions of a visitor and the responses of the endpoint in random order, 200 times.
 *
 * @param edit generates edits
 * @param start starts the form with the endpoint
 * @returns how often each outcome occurred, so that the test can detect runs without events
 * @throws the violations, with the seed and the shrunk counterexample
 */
export async function interleave<Draft, Edit>(edit: fc.Arbitrary<Edit>, start: Started<Draft, Edit>) {
  const sums = { accepted: 0, failed: 0, abandoned: 0, invalid: 0 }
  const does = fc.oneof({ arbitrary: edit, weight: 3 }, { arbitrary: fc.constantFrom(...visitorActions), weight: 3 })
  const run = async (scheduler: fc.Scheduler, plan: (VisitorAction | Edit)[], outcomePlan: Outcome[]) => {
    const endpoint = scheduledEndpoint(scheduler, outcomePlan)
    const person = visitor(start(endpoint), endpoint)
    scheduler.scheduleSequence(
      plan.map((action) => ({ label: JSON.stringify(action), builder: () => person.act(action) })),
    )
    await scheduler.waitIdle()
    const counts = person.summarize()
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += counts[name]
    if (endpoint.violations.length > 0) throw new Error([...new Set(endpoint.violations)].join(', '))
  }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(does, { maxLength: 30, size: 'max' }),
      fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 6 }),
      run,
    ),
    { numRuns, seed: printedSeed() },
  )
  return sums
}
