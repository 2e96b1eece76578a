import { Suspense } from 'react'
import type { FormPage } from '#machines/contract.ts'
import type { ContactActorRef } from '#machines/contact/contactMachine.ts'
import { FormNotice } from '../form/FormNotice.tsx'
import { ContactDetails } from '../site/ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactSection.module.css'

type Props = { page: FormPage; heading: string; text: string; contact: ContactActorRef | undefined }

/** Renders the contact details beside the form; `#contact-form` links to the form. */
export function ContactSection({ page, heading, text, contact }: Props) {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="get-in-touch">
      <Suspense>
        <div className={styles.details}>
          <h2 id="get-in-touch">{heading}</h2>
          <p>{text}</p>
          <ContactDetails />
        </div>
      </Suspense>
      <div id="contact-form" className={styles.form}>
        <Suspense>
          <h2 id="contact-form-title">Send us a Message</h2>
        </Suspense>
        <Suspense>
          <ContactForm page={page} contact={contact} />
        </Suspense>
        <Suspense>
          <FormNotice purpose="respond to your inquiry" withdraw="your consent" />
        </Suspense>
      </div>
    </section>
  )
}
