// Both forms in Chromium with their real machines: each act in each class of states is compared with what the rules in
// tests/model and the texts below say of every field, text, toast and focus.
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { consultationFields } from '#contract/consultation.ts'
import { contactFields } from '#contract/contact.ts'
import type { Rules } from '../../tests/model/expectedForm.ts'
import { consultation, contact, longDates, runConsultation, runContact } from '../../tests/model/forms.ts'
import { coveringPaths } from '../../tests/model/paths.ts'
import { replay, type RunningForm } from '../../tests/model/replay.ts'
import { componentDriver, type Texts } from '../../tests/model/screen.ts'
import { ConsultationForm } from '../consultation/ConsultationForm.tsx'
import { ContactForm } from '../contact/ContactForm.tsx'
import { showToast } from '../toasts/Toast.tsx'
import { Toasts } from '../toasts/Toasts.tsx'

const contactTexts: Texts = {
  fields: contactFields,
  line: 'Company',
  button: 'Send Message',
  busyButton: 'Sending...',
  confirmation: 'Message sent. Thank you.',
  status: {
    submitting: 'Sending your message…',
    failure: 'Message not sent. Everything you typed is still here.',
  },
  getAnnounced: (_, { gdprConsent }) => (gdprConsent === undefined ? [] : [gdprConsent]),
}

const consultationTexts: Texts = {
  fields: consultationFields,
  line: 'Phone Number *',
  button: 'Schedule Consultation',
  busyButton: 'Scheduling...',
  confirmation: 'Request sent. Thank you.',
  status: {
    submitting: 'Sending your request…',
    failure: 'Request not sent. Everything you entered is still here.',
  },
  getHints: ({ date }) => ({ date: longDates[String(date)] && `You chose ${longDates[String(date)]}.` }),
  getAnnounced({ date, time, timezone }) {
    const day = longDates[String(date)]
    return day !== undefined && time === '10:00' && timezone === 'GMT'
      ? [`10:00 GMT is 11:00 on ${day} in your time zone (Europe/Bratislava).`]
      : []
  },
}

/** Tests a form in each covering path. `start` starts its machine and renders it. */
function testForm(name: string, rules: Rules, texts: Texts, start: () => { form: RunningForm; element: ReactNode }) {
  test.each(coveringPaths(rules).map((path) => [path.join(', '), path]))(
    `the ${name} form shows what is expected when a visitor %s`,
    async (_, path) => {
      const { form, element } = start()
      render(
        <>
          <h2 id={`${name}-form-title`}>Form</h2>
          {element}
          <Toasts />
        </>,
      )
      expect(await replay(rules, path, componentDriver(rules, texts, form))).toBe(path.length)
    },
  )
}

testForm('contact', contact, contactTexts, () => {
  const form = runContact()
  form.actor.on('toast', ({ toast }) => showToast(toast))
  return { form, element: <ContactForm page="/contact" contact={form.actor} /> }
})

testForm('consultation', consultation, consultationTexts, () => {
  const form = runConsultation()
  form.actor.on('toast', ({ toast }) => showToast(toast))
  return { form, element: <ConsultationForm consultation={form.actor} clock={form.clock} /> }
})
