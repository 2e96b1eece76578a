/** Lets one task after the other run; each begins when the one before has ended, however it ended. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task)
    last = result.catch(() => undefined)
    return result
  }
}
