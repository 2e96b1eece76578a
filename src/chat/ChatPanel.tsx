import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { chatState, type ChatActorRef, type ChatState } from '#machines/chat/chatMachine.ts'
import { Icon } from '../ui/Drawing.tsx'
import button from '../ui/button.module.css'
import styles from './Chat.module.css'
import { ChatUnavailable, OtherWays } from './ChatUnavailable.tsx'

type Props = {
  chat: ChatActorRef
  /** The frame of the provider's widget. */
  frame: HTMLIFrameElement
  provider: string
  privacyUrl: string
  /** Called when the chat has closed; returns the focus to the launcher. */
  onClosed: () => void
}

const statusText: Record<Exclude<ChatState, 'closed'>, string> = {
  loading: 'Opening the chat…',
  open: 'The chat is open.',
  unavailable: '',
}

/** Renders the open chat: the provider's widget, or the contact details if it is unavailable. */
export function ChatPanel({ chat, frame, provider, privacyUrl, onClosed }: Props) {
  const panel = useRef<HTMLElement>(null)
  const state = useSelector(chat, chatState)
  const isMounted = useSelector(chat, (snapshot) => snapshot.matches('mounted'))
  const isClosed = state === 'closed'
  const close = useEffectEvent(() => chat.send({ type: 'chat.close' }))
  const afterClose = useEffectEvent(onClosed)

  // Removing the widget removes the focused element, so the panel takes the focus.
  useEffect(() => {
    if (!isMounted || !panel.current?.contains(document.activeElement)) panel.current?.focus()
  }, [isMounted])
  useEffect(() => {
    if (isClosed) return undefined
    const listening = new AbortController()
    addEventListener(
      'keydown',
      ({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && isForChat(panel.current)) close()
      },
      { signal: listening.signal },
    )
    return () => {
      listening.abort()
      afterClose()
    }
  }, [isClosed])

  if (state === 'closed') return null
  return (
    <section
      ref={panel}
      role="dialog"
      className={styles.panel}
      aria-labelledby="chat-title"
      aria-busy={state === 'loading'}
      tabIndex={-1}
    >
      <h2 id="chat-title" className={styles.title}>
        Live chat
      </h2>
      <button type="button" className={`icon-button ${styles.close}`} onClick={() => chat.send({ type: 'chat.close' })}>
        <Icon name="close" />
        <span className="visually-hidden">Close the chat</span>
      </button>
      <p className={styles.panelReceiver}>
        This chat is run by {provider}, which receives what you write.
        {privacyUrl && (
          <>
            {' '}
            <a href={privacyUrl}>Read its privacy notice</a>.
          </>
        )}
        {/* A page does not learn whether another origin's frame shows a chat or the browser's error. */}
        {isMounted && (
          <>
            {' '}
            If no chat appears, <OtherWays />.
          </>
        )}
      </p>
      <output className={state === 'loading' ? styles.status : 'visually-hidden'}>{statusText[state]}</output>
      {isMounted && <ChatWidget frame={frame} />}
      {state === 'unavailable' && (
        <div className={styles.unavailable}>
          <ChatUnavailable />
          <button type="button" className={button.secondary} onClick={() => chat.send({ type: 'chat.open' })}>
            Try again
          </button>
        </div>
      )}
    </section>
  )
}

// Escape in a form or another dialog does not close the chat.
function isForChat(panel: HTMLElement | null): boolean {
  const around = document.activeElement?.closest('form, dialog, [role="dialog"]') ?? null
  return around === null || around === panel
}

/** Renders the frame of the provider's widget. The chat's actor sets its address and removes it. */
function ChatWidget({ frame }: { frame: HTMLIFrameElement }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Appending a frame again reloads it, and React's strict mode runs an effect twice.
    if (!frame.isConnected) place.current!.append(frame)
  }, [frame])
  return <div ref={place} className={styles.widget} />
}
