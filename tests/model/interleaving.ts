import * as fc from 'fast-check'
import { fates, scheduledFunction, type Fate } from './scheduledFunction.ts'

/** What a visitor does at every form, beside filling it in. */
const deeds = ['clicks', 'clicks', 'clicks twice', 'presses Enter', 'comes back'] as const
type Deed = (typeof deeds)[number]

/** A running form, and what is typed into it as the specification has it. */
export type Form<Draft, Edit> = {
  state: () => 'idle' | 'submitting' | 'success' | 'failure'
  draft: () => Draft
  /** Calls back at every change of state or draft. */
  watch: (changed: () => void) => void
  submit: () => void
  comeBack: () => void
  edit: (edit: Edit) => void
  isButtonEnabled: () => boolean
  /** What the visitor has typed when nothing is, and after an edit. */
  empty: Draft
  typed: (draft: Draft, edit: Edit) => Draft
  isComplete: (draft: Draft) => boolean
  /** Everything that was said, and the words of an accepted and a failed attempt. */
  said: string[]
  words: { accepted: string; failed: string; faulty: string[] }
}

type Started<Draft, Edit> = (far: ReturnType<typeof scheduledFunction>) => Form<Draft, Edit>

/** A visitor who types and sends, whatever happens meanwhile; what was typed is noted beside the machine. */
function visitor<Draft, Edit>(form: Form<Draft, Edit>, far: ReturnType<typeof scheduledFunction>) {
  let typed = form.empty
  let before = form.state()
  let faulty = 0
  form.watch(() => {
    if (form.state() === 'success' && before === 'submitting') {
      far.succeed()
      typed = form.empty
    }
    before = form.state()
    if (JSON.stringify(form.draft()) !== JSON.stringify(typed)) far.broken.push('what was typed is not what is kept')
  })
  const isSubmitting = () => form.state() === 'submitting'
  function submit() {
    if (!isSubmitting() && !form.isComplete(typed)) faulty += 1
    form.submit()
  }
  const does: Record<Deed, () => void> = {
    clicks: () => (form.isButtonEnabled() ? submit() : undefined),
    'clicks twice'() {
      does.clicks()
      does.clicks()
    },
    'presses Enter': submit,
    'comes back': () => form.comeBack(),
  }
  return {
    async act(deed: Deed | Edit) {
      if (typeof deed === 'string' && deed in does) return does[deed as Deed]()
      // A form that is sending takes no change; one that is reported all the same must not count.
      if (!isSubmitting()) typed = form.typed(typed, deed as Edit)
      form.edit(deed as Edit)
    },
    /** When all is quiet: each attempt has ended, and each end has been said once. */
    judge() {
      const ended = far.count()
      const times = (...texts: string[]) => form.said.filter((text) => texts.includes(text)).length
      if (isSubmitting()) far.broken.push('the form never stops sending')
      if (times(form.words.accepted) !== ended.accepted) far.broken.push('not one notice for each success')
      if (times(form.words.failed) !== ended.failed) far.broken.push('not one notice for each failure')
      if (times(...form.words.faulty) !== (form.words.faulty.length > 0 ? faulty : 0)) {
        far.broken.push('not one notice for each attempt with a fault')
      }
      return { ...ended, faulty }
    },
  }
}

/**
 * Lets a visitor and the function that answers get in each other's way in every order.
 *
 * @param edit what the visitor may enter
 * @param start starts the form, joined to the function
 * @returns how often things have happened, so that what holds for want of events is found out
 * @throws what was broken, with the seed and the shortest way to it
 */
export async function interleave<Draft, Edit>(edit: fc.Arbitrary<Edit>, start: Started<Draft, Edit>) {
  const sums = { accepted: 0, failed: 0, abandoned: 0, faulty: 0 }
  const does = fc.oneof({ arbitrary: edit, weight: 3 }, { arbitrary: fc.constantFrom(...deeds), weight: 3 })
  const run = async (scheduler: fc.Scheduler, plan: (Deed | Edit)[], becomes: Fate[]) => {
    const far = scheduledFunction(scheduler, becomes)
    const person = visitor(start(far), far)
    scheduler.scheduleSequence(plan.map((deed) => ({ label: JSON.stringify(deed), builder: () => person.act(deed) })))
    await scheduler.waitIdle()
    const counts = person.judge()
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += counts[name]
    if (far.broken.length > 0) throw new Error([...new Set(far.broken)].join(', '))
  }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(does, { maxLength: 30, size: 'max' }),
      fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 6 }),
      run,
    ),
    { numRuns: 2_000, seed: 20_261_121 },
  )
  return sums
}
