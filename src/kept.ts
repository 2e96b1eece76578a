/** The journeys whose drafts the tab keeps. */
export type KeptName = 'contact' | 'consultation'

// Storage may be missing, full or forbidden; then nothing is kept and nothing breaks.

/** What is kept of a journey, whatever stands there; null where nothing does. */
export const readKept = (name: KeptName): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown)

/** Keeps what was entered, so that a reload of the tab loses nothing. */
export const keep = (name: KeptName, entered: object): void =>
  attempt(() => sessionStorage.setItem(name, JSON.stringify(entered)))

/** Keeps nothing of a journey any more. */
export const forgetKept = (name: KeptName): void => attempt(() => sessionStorage.removeItem(name))

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
