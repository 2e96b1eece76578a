import type { CDPSession } from 'playwright'

/** A file as it came over the wire. */
export type Fetched = { path: string; isScript: boolean; bytes: number }

/** Everything that a page fetches, from now on. */
export type Traffic = {
  /** Files that have arrived, with the bytes of their bodies as they travelled. */
  arrived: Fetched[]
  /** Resolves when nothing has been under way for this many milliseconds. */
  quiet: (milliseconds: number) => Promise<void>
}

/** Listens to what a page fetches; the session's network domain is enabled. */
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
    // What has come so far is the headers.
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
    async quiet(milliseconds) {
      while (underWay.size > 0 || performance.now() - lastAt < milliseconds)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
