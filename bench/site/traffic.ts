import type { CDPSession } from 'playwright'

/** A fetched file and its encoded size in bytes. */
export type Fetched = { path: string; isScript: boolean; bytes: number }

/** Requests of a page since listening began. */
export type Traffic = {
  /** Finished files with their encoded body size. */
  arrived: Fetched[]
  /** Resolves after this many milliseconds without a request. */
  waitForIdle: (milliseconds: number) => Promise<void>
}

/** Listens to a page's requests. The session's Network domain must be enabled. */
export function listenToTraffic(cdp: CDPSession): Traffic {
  const underWay = new Map<string, Fetched>()
  const arrived: Fetched[] = []
  let lastAt = performance.now()
  const touched = () => {
    lastAt = performance.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    touched()
    underWay.set(requestId, { path: new URL(request.url).pathname, isScript: false, bytes: 0 })
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const file = underWay.get(requestId)
    if (!file) return
    file.isScript = /javascript/.test(response.mimeType)
    // Only headers have arrived so far; subtracting them leaves the body.
    file.bytes = -response.encodedDataLength
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    touched()
    const file = underWay.get(requestId)
    if (file) arrived.push({ ...file, bytes: file.bytes + encodedDataLength })
    underWay.delete(requestId)
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    touched()
    underWay.delete(requestId)
  })
  return {
    arrived,
    async waitForIdle(milliseconds) {
      while (underWay.size > 0 || performance.now() - lastAt < milliseconds)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
