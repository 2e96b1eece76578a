import { useState } from 'react'
import { Icon } from '../site/Icon.tsx'
import { sharePage } from './sharePage.ts'
import styles from './ShareButton.module.css'

/** Renders a button that shares the page or copies its URL. */
export function ShareButton() {
  const [said, setSaid] = useState('')
  const share = async () => {
    try {
      setSaid(await sharePage())
    } catch {
      setSaid('Copy the link from the address bar.')
    }
  }
  return (
    <span className={`scripted-only ${styles.share}`} data-print="no">
      <button type="button" className={styles.button} onClick={() => void share()}>
        <Icon name="share" />
        Share
      </button>
      <output className={styles.said}>{said}</output>
    </span>
  )
}
