import { createContext, use, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type * as tooltip from './tooltip.tsx'

type Kit = typeof tooltip

const HintsKit = createContext<Kit | undefined>(undefined)

/**
 * A group of controls that have a word to show (D14). The tooltip library comes with the first pointer or focus in the
 * group; after one tooltip of a group the next opens at once.
 */
export function Hints({ children }: { children: ReactNode }) {
  const group = useRef<HTMLSpanElement>(null)
  const [kit, setKit] = useState<Kit>()

  const load = async (isMouse: boolean) => {
    if (kit) return
    const loaded = await import('./tooltip.tsx')
    // The controls are made anew inside the library's provider. The one that has the focus keeps it, and the one that the
    // mouse rests on is told so: without it, its word would wait for the next move.
    const controls = controlsIn(group.current)
    const focused = controls.indexOf(document.activeElement as HTMLElement)
    const pointed = isMouse ? controls.findIndex((control) => control.matches(':hover')) : -1
    flushSync(() => setKit(loaded))
    const anew = controlsIn(group.current)
    anew[focused]?.focus()
    anew[pointed]?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  }
  const wish = (isMouse: boolean) => {
    load(isMouse).catch(() => undefined) // Without the network there is no word, and nothing else is lost.
  }

  return (
    <span ref={group} onPointerEnter={({ pointerType }) => wish(pointerType === 'mouse')} onFocus={() => wish(false)}>
      <HintsKit value={kit}>{kit ? <kit.HintsProvider>{children}</kit.HintsProvider> : children}</HintsKit>
    </span>
  )
}

/** A control, with the word that it needs: on hover after 700 ms, on keyboard focus at once. Stands within `Hints`. */
export function Hint({ word, children }: { word: string; children: ReactElement }) {
  const kit = use(HintsKit)
  return kit ? <kit.HintWord word={word}>{children}</kit.HintWord> : children
}

const controlsIn = (group: HTMLElement | null) => Array.from(group?.querySelectorAll<HTMLElement>('a, button') ?? [])
