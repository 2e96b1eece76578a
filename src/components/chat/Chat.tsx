import { useEffect, useRef, useState } from 'react'
import type { ChatActorRef } from '#machines/chat/chatMachine.ts'
import { Icon } from '../site/Icon.tsx'
import button from '../site/button.module.css'
import styles from './Chat.module.css'
import type { ChatPanel } from './ChatPanel.tsx'
import { ChatUnavailable } from './ChatUnavailable.tsx'

type Props = {
  /** The provider's script, and who is behind it. */
  widget: { url: string; provider: string }
  /** Fetches the journey and starts it. */
  start: () => Promise<{ actor: ChatActorRef; stop: () => void }>
}
type Kit = { Panel: typeof ChatPanel; chat: ChatActorRef; stop: () => void }

async function fetchKit(start: Props['start']): Promise<Kit> {
  const [{ ChatPanel: Panel }, { actor: chat, stop }] = await Promise.all([import('./ChatPanel.tsx'), start()])
  return { Panel, chat, stop }
}

/**
 * The launcher of the live chat (D13). Until the visitor points at it there is nothing else of the chat, and until it is
 * pressed the provider is asked for nothing.
 */
export function Chat({ widget, start }: Props) {
  const launcher = useRef<HTMLButtonElement>(null)
  const fetched = useRef<Promise<Kit>>(undefined)
  const [kit, setKit] = useState<Kit>()
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => () => void fetched.current?.then(({ stop }) => stop()).catch(() => undefined), [])

  const prepare = () => (fetched.current ??= fetchKit(start))
  const open = async () => {
    try {
      const kit = await prepare()
      setKit(kit)
      kit.chat.send({ type: 'chat.open' })
    } catch {
      setIsMissing(true)
    }
  }
  const wish = () => {
    // A browser does not fetch again what it could not fetch once.
    if (navigator.onLine) prepare().catch(() => undefined)
  }

  return (
    <aside className={`scripted-only ${styles.chat}`} aria-label="Live chat" data-print="no">
      {kit && <kit.Panel chat={kit.chat} widget={widget} onClosed={() => launcher.current?.focus()} />}
      <div className={styles.launcher}>
        {isMissing && <ChatUnavailable />}
        <button
          ref={launcher}
          type="button"
          className={button.primary}
          aria-haspopup="dialog"
          aria-describedby="chat-receiver"
          onPointerEnter={wish}
          onFocus={wish}
          onClick={() => void open()}
        >
          <Icon name="chat" />
          Live chat
        </button>
        <p id="chat-receiver" className={styles.receiver}>
          What you write goes to {widget.provider}.
        </p>
      </div>
    </aside>
  )
}
