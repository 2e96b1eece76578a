/** Schedules a callback for the next animation frame. */
export type RequestFrame = (run: () => void) => void

/** Returns a function that runs a callback in the next frame: once, however often it was called until then. */
export function throttleToFrame(requestFrame: RequestFrame, run: () => void): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    requestFrame(() => {
      isScheduled = false
      run()
    })
  }
}
