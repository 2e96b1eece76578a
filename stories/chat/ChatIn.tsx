import { useState } from 'react'
import { useStatechart } from '#addons/statechart/index.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { Chat } from '#src/components/chat/Chat.tsx'
import { ChatPanel } from '#src/components/chat/ChatPanel.tsx'
import { startChatIn, type ChatStanding } from '../startIn.ts'

/** The live chat, its journey standing where the story says: its launcher, or what the launcher has opened. */
export function ChatIn({ url = widgetUrl, ...standing }: ChatStanding & { url?: string }) {
  const widget = { url, provider: 'chat.example' }
  const [chat] = useState(() => startChatIn(standing))
  useStatechart(chat)
  if (standing.state !== 'closed') return <ChatPanel chat={chat} widget={widget} onClosed={() => undefined} />
  return <Chat widget={widget} start={async () => ({ actor: chat, stop: () => undefined })} />
}
