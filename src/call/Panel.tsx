import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { callState, connectedIn, type CallActorRef, type CallState } from '#machines/call/callMachine.ts'
import button from '../ui/button.module.css'
import styles from './Panel.module.css'

/** What is said in each state of a call, and the label of the button that starts or ends it. */
export type Heads = Record<CallState, { said: string; label: string }>

type PanelProps = {
  call: CallActorRef
  className: string | undefined
  title: string
  heads: Heads
  /** What is said besides. */
  results?: (string | false | undefined)[]
  /** The look of the button while the call runs. */
  hangUp?: 'primary' | 'secondary'
  children: ReactNode
}

/** Renders a call: its title, what state it is in, the button that starts or ends it, and below them what it shows. */
export function Panel({ call, className, title, heads, results, hangUp = 'secondary', children }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const state = useSelector(call, callState)
  const isRunning = state === 'calling' || state === 'connected'
  const { said, label } = heads[state]
  // The button that opened the panel is gone.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={panel} className={`${styles.panel} ${className}`} aria-labelledby={id} tabIndex={-1} data-print="no">
      <header className={styles.head}>
        <h3 id={id}>{title}</h3>
        <output>{[said, ...(results ?? [])].map((text) => text && <span key={text}>{text}</span>)}</output>
        <button
          type="button"
          className={isRunning ? button[hangUp] : button.secondary}
          onClick={() => call.send({ type: isRunning ? 'call.hangUp' : 'call.start' })}
        >
          {label}
        </button>
      </header>
      {children}
    </section>
  )
}

/** Returns the states of the regions of a call while it is connected. */
export const useRegions = (call: CallActorRef) =>
  useSelector(call, connectedIn, (one, other) => JSON.stringify(one) === JSON.stringify(other))
