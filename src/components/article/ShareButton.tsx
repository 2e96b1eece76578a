import { useState } from 'react'
import { Icon } from '../site/Icon.tsx'
import styles from './ShareButton.module.css'

/** Hands the page on: the device's own way of sharing, else its address is copied. The code comes with the click. */
export function ShareButton() {
  const [said, setSaid] = useState('')
  const share = async () => {
    try {
      const { sharePage } = await import('./sharePage.ts')
      setSaid(await sharePage())
    } catch {
      setSaid('Copy the address from the address bar.')
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
