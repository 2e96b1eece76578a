import type { CDPSession } from 'playwright'

/** Bytes received at a time (ms since navigation): a response's headers, or its body when it is complete. */
type Part = { at: number; bytes: number }

/** A request, sent at a time (ms since navigation), and the encoded sizes of its response's headers and body. */
type Request = { path: string; at: number; isScript: boolean; headers: number; bytes: number }

/** Requests of a page since listening began. */
export type Traffic = {
  requests: Request[]
  parts: Part[]
  /** Resolves after this many milliseconds without a request. */
  waitForIdle: (milliseconds: number) => Promise<void>
}

/** Listens to a page's requests, from before its navigation on. The session's Network domain must be enabled. */
export function listenToTraffic(cdp: CDPSession): Traffic {
  const pending = new Map<string, Request>()
  const requests: Request[] = []
  const parts: Part[] = []
  let startedAt: number | undefined
  let lastAt = performance.now()
  const since = (timestamp: number) => (timestamp - (startedAt ??= timestamp)) * 1000
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    lastAt = performance.now()
    const sent = { path: new URL(request.url).pathname, at: since(timestamp), isScript: false, headers: 0, bytes: 0 }
    pending.set(requestId, sent)
    requests.push(sent)
  })
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const request = pending.get(requestId)
    if (!request) return
    request.isScript = /javascript/.test(response.mimeType)
    request.headers = response.encodedDataLength
    parts.push({ at: since(timestamp), bytes: request.headers })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = pending.get(requestId)
    if (!request) return
    request.bytes = encodedDataLength - request.headers
    parts.push({ at: since(timestamp), bytes: request.bytes })
  })
  const onEnd = ({ requestId }: { requestId: string }) => {
    lastAt = performance.now()
    pending.delete(requestId)
  }
  cdp.on('Network.loadingFinished', onEnd)
  cdp.on('Network.loadingFailed', onEnd)
  return {
    requests,
    parts,
    async waitForIdle(milliseconds) {
      while (pending.size > 0 || performance.now() - lastAt < milliseconds)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
