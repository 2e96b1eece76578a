import type { RefObject } from 'react'
import { keep, type KeptName } from '../../kept.ts'
import { site } from '../../site.ts'
import button from '../site/button.module.css'
import { phoneHref } from '../site/phoneHref.ts'
import styles from './Form.module.css'
import { textsIn } from './fields.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  name: KeptName
  /** What the journey is to find of the form; its texts, if nothing is said. */
  entries?: (form: HTMLFormElement) => Record<string, string>
}

/** For visitors whose browser could not fetch what sends a form: the network is gone, or the site is a newer one by now. */
export function FormMissing({ form, name, entries = textsIn }: Props) {
  const again = () => {
    // The journey finds it when the page is loaded again.
    if (form.current) keep(name, entries(form.current))
    location.reload()
  }
  return (
    <div className={styles.unscripted} role="alert">
      <p>
        This form could not be loaded completely. Load it again: what you typed is kept. You can also call{' '}
        <a href={phoneHref}>{site.phone}</a> or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <button type="button" className={button.secondary} onClick={again}>
        Load again
      </button>
    </div>
  )
}
