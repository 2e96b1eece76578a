import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatActorRef, ChatState } from '#machines/chat/chatMachine.ts'
import { Icon } from '../site/Icon.tsx'
import button from '../site/button.module.css'
import styles from './ChatPanel.module.css'
import { ChatUnavailable } from './ChatUnavailable.tsx'
import { ChatWidget } from './ChatWidget.tsx'

type Props = {
  chat: ChatActorRef
  widget: { url: string; provider: string }
  /** Takes the focus back to where the chat was opened. */
  onClosed: () => void
}

const words: Record<Exclude<ChatState, 'closed'>, string> = {
  loading: 'The chat is being opened…',
  open: 'The chat is open.',
  unavailable: '',
}

/** The chat, while it is not closed: the provider's widget, or how else the company can be reached. */
export function ChatPanel({ chat, widget, onClosed }: Props) {
  const panel = useRef<HTMLElement>(null)
  const state = useSelector(chat, ({ value }) => value)
  const isClosed = state === 'closed'
  const isMounted = state === 'loading' || state === 'open'
  const close = () => {
    chat.send({ type: 'chat.close' })
    onClosed()
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && isForChat(panel.current)) close()
  })

  // A widget that goes takes the focus with it.
  useEffect(() => {
    if (!isMounted || !panel.current?.contains(document.activeElement)) panel.current?.focus()
  }, [isMounted])
  useEffect(() => {
    const listening = new AbortController()
    if (!isClosed) addEventListener('keydown', onEscape, { signal: listening.signal })
    return () => listening.abort()
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
      <button type="button" className={styles.close} aria-label="Close the chat" onClick={close}>
        <Icon name="close" />
      </button>
      <p className={styles.receiver}>What you write goes to {widget.provider}.</p>
      <output className={state === 'loading' ? styles.status : 'visually-hidden'}>{words[state]}</output>
      {isMounted && <ChatWidget chat={chat} widget={widget} onEscape={close} />}
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

// Escape in a form or another dialog is meant for that.
function isForChat(panel: HTMLElement | null): boolean {
  const around = document.activeElement?.closest('form, dialog, [role="dialog"]') ?? null
  return around === null || around === panel
}
