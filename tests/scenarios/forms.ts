import type { FormName } from '#contract/forms.ts'
import { testedConsultation } from './consultation.ts'
import { testedContact } from './contact.ts'
import type { TestedForm } from './scenario.ts'

/** What the tests know of each form. A form without a line does not compile. */
export const testedForms: Record<FormName, TestedForm> = { contact: testedContact, consultation: testedConsultation }
