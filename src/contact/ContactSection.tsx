import { Suspense, type ReactNode } from 'react'
import form from '../form/Form.module.css'
import { Steps } from '../form/Confirmation.tsx'
import styles from './ContactSection.module.css'
import { ContactDetails } from './ContactDetails.tsx'
import { sentence } from '../content/factText.tsx'
import { site } from '../content/site.ts'
import { steps } from './reply.ts'

type Props = {
  heading: string
  /** What is said above the contact details until a message is sent. */ text?: string
  /** The form. */ children: ReactNode
}

const { languages } = site

/** Renders the contact details beside the form; `#contact-form` links to the form. */
export function ContactSection({ heading, text, children }: Props) {
  return (
    <section className={`page-width ${form.section} ${styles.section}`} aria-labelledby="get-in-touch">
      <div id="contact-form" className={form.beside}>
        <Suspense>
          <h2>Send us a Message</h2>
        </Suspense>
        <Suspense>{children}</Suspense>
      </div>
      <Suspense>
        <div className={form.aside}>
          <div className={form.next} data-print="no">
            <h2>What happens next?</h2>
            <Steps of={steps} />
          </div>
          <div className={styles.ways}>
            <h2 id="get-in-touch">{heading}</h2>
            {text && <p className={styles.ask}>{text}</p>}
            {languages && <p>{sentence(`You can write to us in ${languages}`)}</p>}
            <ContactDetails />
          </div>
        </div>
      </Suspense>
    </section>
  )
}
