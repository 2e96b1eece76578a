/**
 * Shares the open page by the device's own means, or copies its address.
 *
 * @returns what to say afterwards; nothing where the device has said it itself
 * @throws when neither is allowed
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
  return 'Address copied'
}
