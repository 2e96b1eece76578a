import type { FormName } from '#contract/forms.ts'
import { startConsultation, startContact, type StartedForm } from '../fixtures/startForms.ts'
import { consultationScenarios } from './consultation.ts'
import { contactScenarios } from './contact.ts'
import type { Scenario } from './scenario.ts'

/** How tests start each form, and its scenarios. A form without them does not compile. */
export const testedForms: Record<FormName, { start: () => StartedForm; scenarios: Record<string, Scenario> }> = {
  contact: { start: startContact, scenarios: contactScenarios },
  consultation: { start: startConsultation, scenarios: consultationScenarios },
}
