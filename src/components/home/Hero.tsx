import { Link } from '@tanstack/react-router'
import hero from 'virtual:illustration/hero'
import button from '../site/button.module.css'
import { Drawing } from '../site/Drawing.tsx'
import styles from './Hero.module.css'

/** Renders the introduction with links to contact and more information (D4). */
export function Hero() {
  return (
    <div className={`page-width ${styles.hero}`}>
      <div className={styles.words}>
        <h1>Professional B2B services for growing businesses</h1>
        <p className={`lead ${styles.lead}`}>
          Marketing and remote communication for manufacturers: contact databases, email and LinkedIn campaigns, SEO,
          online sales representatives, and video calls on your website. One team, 15 years of experience.
        </p>
        <p className="ways">
          <Link to="/contact" className={button.primary}>
            Start Now
          </Link>
          <Link to="/more-information" className={button.secondary}>
            More Information<span className="visually-hidden"> about our services</span>
          </Link>
        </p>
      </div>
      <Drawing drawing={hero} className={styles.drawing} />
    </div>
  )
}
