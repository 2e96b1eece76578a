import { Link } from '@tanstack/react-router'
import button from './button.module.css'
import { ContactDetails } from './ContactDetails.tsx'
import styles from './CallToAction.module.css'

/** Renders the contact options at the end of the home page. */
export function CallToAction() {
  return (
    <section className={styles.band} aria-labelledby="growth">
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="growth">Ready for Growth?</h2>
          <p className="lead">
            Tell us what you make and who should be buying it. The first consultation is free and takes place on our own
            chat platform, so you see how we work before you decide.
          </p>
          <p className="ways">
            <Link to="/free-consultation" className={button.primary}>
              Free Consultation
            </Link>
            <Link to="/contact" className={button.secondary}>
              Send a Message
            </Link>
          </p>
        </div>
        <ContactDetails />
      </div>
    </section>
  )
}
