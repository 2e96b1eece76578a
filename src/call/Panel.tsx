import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import {
  callState,
  stateIn,
  type CallActorRef,
  type CallState,
  type PlainEvent,
  type Running,
} from '#machines/call/callMachine.ts'
import button from '../ui/button.module.css'
import styles from './Panel.module.css'

/** What is said in each state of a call, and the label of the button that starts or ends it. */
export type Heads = Record<CallState, { said: string; label: string }>

type Said = string | false | undefined

/** Renders each text that is said as an element of its own: in a translated page the text of one would not change. */
export const listSaid = (said: Said[]) => said.map((text) => text && <span key={text}>{text}</span>)

type PanelProps = {
  call: CallActorRef
  className: string | undefined
  title: string
  heads: Heads
  /** What the button does while no call runs. */
  start: 'call.start' | 'check.start'
  /** The look of the button while the call runs. */
  hangUp?: 'primary' | 'secondary'
  /** Whether the call ends when the visitor no longer sees it, so that no camera is on for a reason that is out of sight. */
  endsOffScreen?: boolean
  /** What is said below the state of the call. */
  results?: Said[]
  children: ReactNode
}

/** Renders a call: its title, what state it is in, the button that starts or ends it, and below them what it shows. */
export function Panel(props: PanelProps) {
  const {
    call,
    className,
    title,
    heads,
    start,
    hangUp = 'secondary',
    endsOffScreen = false,
    results = [],
    children,
  } = props
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const { said, label } = heads[useSelector(call, callState)]
  const isRunning = useSelector(call, (snapshot) => snapshot.hasTag('running'))
  // The button that opened the panel is gone.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (!endsOffScreen) return undefined
    panel.current!.scrollIntoView({ block: 'nearest' })
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)!.isIntersecting) call.send({ type: 'call.hangUp' })
    })
    observer.observe(panel.current!)
    return () => observer.disconnect()
  }, [call, endsOffScreen])
  return (
    <section ref={panel} className={`${styles.panel} ${className}`} aria-labelledby={id} tabIndex={-1} data-print="no">
      <header className={styles.head}>
        <h3 id={id}>{title}</h3>
        <output>{listSaid([said, ...results])}</output>
        <Act
          call={call}
          type={isRunning ? 'call.hangUp' : start}
          className={isRunning ? button[hangUp] : button.secondary}
        >
          {label}
        </Act>
      </header>
      {children}
    </section>
  )
}

type ActProps = Pick<ComponentProps<'button'>, 'ref' | 'children' | 'className'> & {
  call: CallActorRef
  type: PlainEvent['type']
}

/** Renders a button that sends an event. It is the same element for on and off, so it keeps the focus. */
export const Act = ({ call, type, className = button.secondary, ...rest }: ActProps) => (
  <button {...rest} type="button" className={className} onClick={() => call.send({ type })} />
)

/** Returns the state of a region of a call while it runs. */
export const useRegion = <Region extends keyof Running>(call: CallActorRef, region: Region) =>
  useSelector(call, (snapshot) => stateIn(snapshot, region))

/** Renders the button that turns the visitor's camera or microphone on and off. */
export function DeviceButton({ call, name }: { call: CallActorRef; name: 'camera' | 'microphone' }) {
  const isUsed = useSelector(call, (snapshot) => snapshot.hasTag(name))
  return (
    <Act call={call} type={`${name}.${isUsed ? 'off' : 'on'}`}>
      {`Turn ${isUsed ? 'off' : 'on'} my ${name}`}
    </Act>
  )
}

/** Returns what a call and a check say of a camera or a microphone that does not send. */
export function saidOfDevice(name: 'camera' | 'microphone'): Record<Exclude<Running['camera'], 'granted'>, string> {
  const press = `press “Turn on my ${name}”`
  return {
    off: '',
    asked: `Your browser is asking for permission to use the ${name}.`,
    ended: `Your ${name} has stopped. To use it again, ${press}.`,
    forbidden: `This site isn’t allowed to use your ${name}. Allow it in the settings of your browser, then ${press}.`,
    missing: `No ${name} was found. Connect one, then ${press}.`,
    busy: `Your ${name} couldn’t be started. If another program is using it, close that program, then ${press}.`,
  }
}
