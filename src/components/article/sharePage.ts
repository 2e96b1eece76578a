/**
 * Shares the open page with the device's share dialog, or copies its URL. Call it synchronously in a click handler:
 * WebKit allows neither after an `await`, because the user activation has expired.
 *
 * @returns the status to show; empty after the share dialog
 * @throws DOMException if the browser allows neither
 */
export async function sharePage(): Promise<string> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  if ('share' in navigator) {
    try {
      await navigator.share({ title: document.title, url })
      return ''
    } catch (error) {
      // The visitor closed the device's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return ''
    }
  }
  await navigator.clipboard.writeText(url)
  return 'Link copied'
}
