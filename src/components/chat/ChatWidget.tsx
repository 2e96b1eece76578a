import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChatActorRef } from '#machines/chat/chatMachine.ts'
import styles from './ChatPanel.module.css'
import { mountWidget } from './mountWidget.ts'

type Props = { chat: ChatActorRef; widget: { url: string; provider: string }; onEscape: () => void }

/** The provider's widget: there while this is, and gone with it without a trace (D13). */
export function ChatWidget({ chat, widget: { url, provider }, onEscape }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const escaped = useEffectEvent(onEscape)
  useEffect(() => {
    return mountWidget(
      place.current!,
      { url, title: `Chat with ${provider}` },
      {
        loaded: () => chat.send({ type: 'widget.loaded' }),
        failed: () => chat.send({ type: 'widget.failed' }),
        escaped: () => escaped(),
      },
    )
  }, [chat, url, provider])
  return <div ref={place} className={styles.widget} />
}
