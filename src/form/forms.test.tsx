// All forms in Chromium, with their real machines and toasts: what they show after each act of the scenarios.
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeOutcome } from '#contract/describeFailure.ts'
import type { FieldFacts, Fields } from '#contract/fields.ts'
import { formNames, forms, type FormName } from '#contract/forms.ts'
import type { FormState } from '#machines/form.ts'
import { control, fill, submit } from '../../tests/fixtures/forms.ts'
import type { StartedForm } from '../../tests/fixtures/startForms.ts'
import { startConsultation } from '../../tests/scenarios/consultation.ts'
import { startContact } from '../../tests/scenarios/contact.ts'
import { testedForms } from '../../tests/scenarios/forms.ts'
import { perform, walk, type Act } from '../../tests/scenarios/scenario.ts'
import { phoneUrl, site } from '../content/site.ts'
import { ConsultationForm } from '../consultation/ConsultationForm.tsx'
import { ContactForm } from '../contact/ContactForm.tsx'
import { createSiteRouter } from '../router.tsx'
import { showToast, Toasts, toastText } from '../toasts/Toasts.tsx'

/** What the button and the live region say in each state. */
type Texts = Record<FormState, { button: string; status: string }>

/** What stands above the fields after a form was accepted, and stays while another is written. */
type Headings = { confirmation: string; another: string }

/** What each form shows, and its component over a started machine. A form without a line does not compile. */
const shownForms: Record<FormName, () => { texts: Texts; headings: Headings; form: StartedForm; element: ReactNode }> =
  {
    contact() {
      const form = startContact()
      return {
        texts: {
          idle: { button: 'Send Message', status: '' },
          submitting: { button: 'Sending...', status: 'Sending your message…' },
          success: { button: 'Send Message', status: '' },
          failure: {
            button: 'Send Message',
            status: `${describeOutcome('message', 'refused')} Everything you typed is still here.`,
          },
        },
        headings: { confirmation: 'Thank you,\nJana Nováková.', another: 'Send another message' },
        form,
        element: <ContactForm page="/contact" contact={form.actor} />,
      }
    },
    consultation() {
      const form = startConsultation()
      return {
        texts: {
          idle: { button: 'Schedule Consultation', status: '' },
          submitting: { button: 'Scheduling...', status: 'Sending your request…' },
          success: { button: 'Schedule Consultation', status: '' },
          failure: {
            button: 'Schedule Consultation',
            status: `${describeOutcome('request', 'refused')} Everything you entered is still here.`,
          },
        },
        headings: { confirmation: 'Request sent.\nThank you.', another: 'Request another consultation' },
        form,
        element: <ConsultationForm consultation={form.actor} clock={form.clock} />,
      }
    },
  }

for (const name of formNames) {
  const fields: Fields = forms[name].fields
  const { scenarios } = testedForms[name]

  test.each(Object.entries(scenarios))(`the ${name} form when a visitor %s`, async (_, scenario) => {
    const { texts, headings, form, element } = shownForms[name]()
    form.actor.on('toast', ({ toast }) => showToast(toast))
    onTestFinished(() => void form.actor.stop())
    render(
      // The confirmation links to another page.
      <RouterContextProvider router={createSiteRouter({ history: createMemoryHistory() })}>
        {element}
        <Toasts />
      </RouterContextProvider>,
    )
    const show = (act: Act) => actOnScreen(form, name, act)
    let isAccepted = false
    const count = await walk(
      form,
      scenario,
      show,
      async (step, { state, values, errors = {}, canSubmit, ...after }) => {
        isAccepted ||= state === 'success'
        const isLocked = (name: string) => state === 'submitting' || (name === 'time' && values['flexible'] === true)
        const expected = {
          fields: Object.entries(values).map(([name, value]) => ({
            value,
            error: errors[name] ?? '',
            isLocked: isLocked(name),
          })),
          canSubmit,
          isBusy: state === 'submitting',
          alert: errors['gdprConsent'] ?? '',
          ways: state === 'failure' && Object.keys(errors).length === 0 ? [phoneUrl, `mailto:${site.email}`] : [],
          headings: isAccepted ? [headings.confirmation, headings.another] : [],
          ...texts[state],
          ...(after.status !== undefined && { status: after.status }),
          ...(after.toast && { toast: toastText(after.toast) }),
          ...(after.focus !== undefined && { focus: after.focus }),
        }
        await expect.poll(() => readScreen(fields), { message: step, interval: 5 }).toMatchObject(expected)
      },
    )
    expect(count).toBe(scenario.length)
  })
}

/** Acts as the visitor, the endpoint or the browser. */
async function actOnScreen(form: StartedForm, name: FormName, act: Act) {
  const isVisitors = typeof act === 'object' || act === 'clicks' || act === 'presses Enter'
  if (!isVisitors) return perform(form, act)
  // A disabled button passes the click on to the form.
  if (act === 'clicks') return submit().click({ force: true })
  if (act === 'presses Enter') {
    const oneLine = Object.values<FieldFacts>(forms[name].fields).findLast(
      ({ control: { type } }) => type && ['text', 'email', 'tel'].includes(type),
    )
    control(oneLine!).element().focus()
    return userEvent.keyboard('{Enter}')
  }
  return fill(name, act)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const readText = (element: Element | null | undefined) => element?.textContent.trim() ?? ''

/** Reads the page. */
function readScreen(fields: Fields) {
  const form = page.getByRole('form').element() as HTMLFormElement
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!
  const focused = document.activeElement as Element as Control
  const toast = document.querySelector('[aria-label="Notifications"] [role="group"]')
  const readControl = (control: Control) => ({
    value: control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value,
    error: control.ariaInvalid === 'true' ? readText(control.ariaDescribedByElements?.at(-1)) : '',
    isLocked: control.disabled || ('readOnly' in control && control.readOnly),
  })
  return {
    fields: Object.keys(fields).map((name) => readControl(form.elements.namedItem(name) as Control)),
    canSubmit: !button.disabled,
    isBusy: form.ariaBusy === 'true',
    alert: readText(form.querySelector('[role="alert"]')),
    button: button.checkVisibility() ? readText(button) : '',
    status: readText(form.querySelector('output[data-state] p') ?? form.querySelector('output[data-state]')),
    ways: [...form.querySelectorAll('output[data-state] a')].map((link) => link.getAttribute('href')),
    headings: [...form.querySelectorAll('h3')].filter((one) => one.checkVisibility()).map(readText),
    toast: [...(toast?.querySelectorAll('p') ?? [])].map(readText).join(' '),
    focus: focused === document.body ? '' : readText(focused.labels?.[0] ?? focused.querySelector('h3') ?? focused),
  }
}
