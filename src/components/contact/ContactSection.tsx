import type { ContactActorRef } from '#machines/contact/contactMachine.ts'
import { ContactDetails } from '../site/ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactSection.module.css'

type Props = { heading: string; text: string; contact: ContactActorRef | null | undefined; onInterest: () => void }

/** Contact details beside the form; `#contact-form` leads to the form. */
export function ContactSection({ heading, text, contact, onInterest }: Props) {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="get-in-touch">
      <div className={styles.details}>
        <h2 id="get-in-touch">{heading}</h2>
        <p>{text}</p>
        <ContactDetails />
      </div>
      <div id="contact-form" className={styles.form}>
        <h2 id="contact-form-title">Send us a Message</h2>
        <ContactForm contact={contact} onInterest={onInterest} />
      </div>
    </section>
  )
}
