import * as v from 'valibot'

/** Where a journey keeps what was typed, so that a reload of the tab loses nothing. */
export type KeptDraft<Draft> = { read: () => Draft | undefined; write: (draft: Draft) => void; forget: () => void }

/**
 * A draft in sessionStorage. Storage may be missing, full or forbidden; then nothing is kept and nothing breaks.
 *
 * @param key the name it is kept under
 * @param schema what is kept: anything else that stands there is ignored
 */
export function keptDraft<Draft>(key: string, schema: v.GenericSchema<unknown, Draft>): KeptDraft<Draft> {
  return {
    read() {
      const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown)
      const { success, output } = v.safeParse(schema, kept)
      return success ? output : undefined
    },
    write: (draft) => attempt(() => sessionStorage.setItem(key, JSON.stringify(v.parse(schema, draft)))),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
