import { useEffect, useRef, useState } from 'react'
import type { ChatActorRef } from '#machines/chat/chatMachine.ts'
import { Icon } from '../ui/Drawing.tsx'
import button from '../ui/button.module.css'
import styles from './Chat.module.css'
import { onDemand } from '../ui/onDemand.ts'
import { ChatUnavailable } from './ChatUnavailable.tsx'

type RunningChat = { actor: ChatActorRef; frame: HTMLIFrameElement; stop: () => void }
type Props = {
  provider: string
  /** The provider's privacy notice; empty if not configured. */
  privacyUrl: string
  /** Loads the chat's flow and starts it. */
  start: () => Promise<RunningChat>
}

async function load(start: Props['start']) {
  const [{ ChatPanel }, chat] = await Promise.all([import('./ChatPanel.tsx'), start()])
  return { ChatPanel, ...chat }
}

/**
 * Renders the launcher of the live chat. Hover or focus prefetches the code of the chat. Only a click requests
 * the provider's page.
 */
export function Chat({ provider, privacyUrl, start }: Props) {
  const launcher = useRef<HTMLButtonElement>(null)
  const [code] = useState(() => onDemand(() => load(start)))
  const [chat, setChat] = useState<Awaited<ReturnType<typeof load>>>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => () => chat?.stop(), [chat])

  const open = async () => {
    try {
      const loaded = await code.load()
      setHasFailed(false)
      setChat(loaded)
      loaded.actor.send({ type: 'chat.open' })
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <aside className={`scripted-only ${styles.chat}`} aria-label="Live chat" data-print="no">
      {chat && (
        <chat.ChatPanel
          chat={chat.actor}
          frame={chat.frame}
          provider={provider}
          privacyUrl={privacyUrl}
          onClosed={() => launcher.current?.focus()}
        />
      )}
      <div className={styles.launcher}>
        {hasFailed && <ChatUnavailable />}
        <button
          ref={launcher}
          type="button"
          className={button.primary}
          aria-haspopup="dialog"
          aria-describedby="chat-receiver"
          onPointerEnter={code.prefetch}
          onFocus={code.prefetch}
          onClick={() => void open()}
        >
          <Icon name="chat" />
          <span>Live chat</span>
        </button>
        <p id="chat-receiver" className="visually-hidden">
          This chat is run by {provider}, which receives what you write.
        </p>
      </div>
    </aside>
  )
}
