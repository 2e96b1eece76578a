import { useEffect, useRef, useState } from 'react'
import type { CopyKind } from '../messages.ts'
import type { MachineView, PanelStore } from './PanelStore.ts'

/** Milliseconds without an event, after which the code is written again. */
const rest = 200

/**
 * Asks the story to write its log as code or as a link, and again whenever the log has changed since.
 *
 * @returns the chosen kind, undefined before the first choice, and a function that chooses one
 */
export function useCopy({ id, log, now }: MachineView, store: PanelStore) {
  const [kind, setKind] = useState<CopyKind>()
  const written = useRef('')
  const moment = `${id} ${log.at(-1)?.number} ${now?.state}`
  useEffect(() => {
    if (kind === undefined || written.current === moment) return undefined
    const timer = setTimeout(() => {
      written.current = moment
      store.copy(id, kind)
    }, rest)
    return () => clearTimeout(timer)
  }, [store, id, kind, moment])
  const choose = (chosen: CopyKind) => {
    written.current = moment
    setKind(chosen)
    store.copy(id, chosen)
  }
  return [kind, choose] as const
}
