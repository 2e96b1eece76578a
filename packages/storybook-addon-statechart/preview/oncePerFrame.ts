/** Schedules a callback for the next animation frame. */
export type NextFrame = (run: () => void) => void

/** Returns a function that runs a callback in the next frame: once, however often it was called until then. */
export function oncePerFrame(nextFrame: NextFrame, run: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    nextFrame(() => {
      isDue = false
      run()
    })
  }
}
