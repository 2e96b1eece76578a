import type { AnyRouter } from '@tanstack/react-router'

/** A page that takes no longer needs no sign; milliseconds. */
const moment = 400

/** Says that a page is on its way (base.css), where the network keeps a visitor waiting for it. */
export function pendingSign(router: AnyRouter): void {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (dataset['pending'] = ''), moment)
  }
  // The visitor's first sign may have been a tap on a link.
  if (router.state.status === 'pending') wait()
  router.subscribe('onBeforeLoad', wait)
  router.subscribe('onResolved', () => {
    clearTimeout(timer)
    delete dataset['pending']
  })
}
