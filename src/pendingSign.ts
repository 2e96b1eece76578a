import type { AnyRouter } from '@tanstack/react-router'

/** A page that takes no longer needs no sign; milliseconds. */
const moment = 400

/** Says that a page is on its way, to see and to hear, where the network keeps a visitor waiting for it. */
export function pendingSign(router: AnyRouter): void {
  const sign = document.createElement('p')
  sign.className = 'pending'
  sign.setAttribute('role', 'status')
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    // It stands there empty before it speaks, as screen readers want it; and not before the page is alive.
    document.body.append(sign)
    timer = setTimeout(() => (sign.textContent = 'Loading…'), moment)
  }
  // The visitor's first sign may have been a tap on a link.
  if (router.state.status === 'pending') wait()
  router.subscribe('onBeforeLoad', wait)
  router.subscribe('onResolved', () => {
    clearTimeout(timer)
    sign.remove()
    sign.textContent = ''
  })
}
