import { escapeHtml } from '#server/escapeHtml.ts'
import { fillPage, type Refusal } from './fillPage.ts'
import type { Page } from './pageSource.ts'

/**
 * Returns the answer to a form that was not accepted: its page with what was typed.
 *
 * @param page undefined if the page cannot be had. Then a plain page says the same; the browser still holds what was
 *   typed in the page before it.
 * @param refusal `retryAfter`: in seconds
 */
export function refusalResponse(
  page: Page | undefined,
  status: number,
  { retryAfter, ...refusal }: Refusal & { retryAfter?: number },
): Response {
  return new Response(page ? fillPage(page.html, refusal) : plainPage(refusal), {
    status,
    headers: {
      ...page?.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  })
}

const plainPage = ({ summary, errors }: Refusal) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Not sent</title>` +
  `<h1>Not sent</h1><p>${escapeHtml(summary)}</p>` +
  `<ul>${Object.values(errors)
    .map((error) => `<li>${escapeHtml(error)}</li>`)
    .join('')}</ul>` +
  `<p>Please go back in your browser: what you typed is still there.</p></html>`

/** Formats the time of the next attempt as words. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'Please try again in a minute.'
  if (minutes <= 90) return `Please try again in ${minutes} minutes.`
  return `Please try again in ${Math.ceil(minutes / 60)} hours.`
}
