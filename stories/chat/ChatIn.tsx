import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { useStatechart } from '#addons/statechart/index.ts'
import { chatMachine, type ChatState } from '#machines/chat/chatMachine.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { ChatPanel } from '#src/components/chat/ChatPanel.tsx'

/** The provider of the stories. */
export const widget = { url: widgetUrl, provider: 'Example Chat Ltd.' }

/** Where a story's chat stands. */
export type ChatStanding = { state: ChatState }

/** The chat, its journey standing where the story says: what the machine says is there, and no patience runs out. */
export function ChatIn({ state }: ChatStanding) {
  const [chat] = useState(() => {
    const snapshot = chatMachine.resolveState({ value: state })
    return createActor(chatMachine, { snapshot }).start()
  })
  useEffect(() => () => void chat.stop(), [chat])
  useStatechart(chat)
  return (
    <main className="page-width">
      <h1>Ready for Growth?</h1>
      <ChatPanel chat={chat} widget={widget} onClosed={() => undefined} />
    </main>
  )
}
