import { errorsId, sentId, type FormPage } from '#machines/contract.ts'
import { site } from '../../site.ts'
import { phoneUrl } from '../site/phoneUrl.ts'
import styles from './Form.module.css'

/** What is said after a form arrived, by the page of the form. */
const sentTexts: Record<FormPage, string> = {
  '/contact': 'Your message has been sent successfully!',
  '/more-information': 'Your message has been sent successfully!',
  '/free-consultation': 'Success! We will send you a meeting link via email and SMS shortly.',
}

/**
 * Renders what a form says without JavaScript: that it arrived (`:target`), and the summary of errors, which the server
 * fills (server/http/form/fillPage.ts). If no server receives native forms, it names phone and email instead. It exists
 * in prerendered pages only: hydration keeps this HTML as it is, and the site's scripts do not hold it.
 */
export function WithoutScript({ page }: { page: FormPage }) {
  return (
    <div
      className={styles.unscripted}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? renderMarkup(page) : '' }}
    />
  )
}

// A validated phone number or email address needs no escape in HTML.
function renderMarkup(page: FormPage): string {
  const ways = `by phone at <a href="${phoneUrl}">${site.phone}</a> or by email at <a href="mailto:${site.email}">${site.email}</a>`
  if (!__NATIVE_FORMS__)
    return `<noscript><p>This form needs JavaScript. You can reach us just as well ${ways}.</p></noscript>`
  return (
    `<p id="${sentId}" tabindex="-1">${sentTexts[page]}</p>` +
    `<div id="${errorsId}" tabindex="-1" hidden=""><p>You can also reach us ${ways}.</p></div>`
  )
}
