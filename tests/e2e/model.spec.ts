import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { consultationModel, runConsultation } from '../model/consultationModel.ts'
import { contactModel, runContact } from '../model/contactModel.ts'
import { fewest, watchCoverage } from '../model/coverage.ts'
import { siteDriver } from '../model/siteDriver.ts'
import { replay } from '../model/replayPath.ts'
import { coveringPaths } from '../model/paths.ts'
import { consultationUrl, contactUrl } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

test.use({ expectedErrors: ['send-contact-email failed', 'send-consultation-email failed', 'Failed to load resource'] })

const forms = [
  {
    name: 'contact',
    url: contactUrl,
    path: '/contact',
    model: contactModel,
    paths: coveringPaths(contactModel),
    watch: () => watchCoverage('contact', contactMachine),
    run: runContact,
  },
  {
    name: 'consultation',
    url: consultationUrl,
    path: '/free-consultation',
    model: consultationModel,
    paths: coveringPaths(consultationModel),
    watch: () => watchCoverage('consultation', consultationMachine),
    run: runConsultation,
  },
]

for (const { name, url, path, model, paths, watch, run } of forms) {
  const covering = fewest(paths, (steps) => {
    const { seen, inspect } = watch()
    run(steps, inspect)
    return seen
  })

  for (const steps of covering) {
    test(`shows what is expected of the ${name} form when a visitor ${steps.join(', ')}`, async ({ page }) => {
      const driver = await siteDriver(page, url, model.rules)
      await openHydrated(page, path)
      await page.waitForLoadState('networkidle')
      expect(await replay(model, steps, driver)).toBe(steps.length)
    })
  }

  test(`covers every state and transition of the ${name} machine`, () => {
    const coverage = watch()
    for (const steps of covering) run(steps, coverage.inspect)
    console.log(coverage.report())
    expect(coverage.missing()).toEqual([])
  })
}
