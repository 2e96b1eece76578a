import { useEffect, useState } from 'react'
import { SimulatedClock, type StateValueFrom } from 'xstate'
import { watch } from 'storybook-addon-statechart'
import { chatMachine, chatState, type ChatState } from '#machines/chat/chatMachine.ts'
import { exampleChat } from '#mocks/chat/provider.ts'
import { Chat } from '#src/chat/Chat.tsx'
import { ChatPanel } from '#src/chat/ChatPanel.tsx'
import { startChat } from '#src/chat/chatFlow.ts'

/** Parameters of stories with the provider's frame. Its content is the provider's, so axe need not ask for a test of it. */
export const providersFrame = {
  config: {
    rules: [
      { id: 'target-size', enabled: true },
      { id: 'frame-tested', enabled: false },
    ],
  },
}

/** State of a story's chat, whether the provider's page never loads, and the provider's privacy notice. */
export type ChatArgs = { state: StateValueFrom<typeof chatMachine>; isHanging?: boolean; privacyUrl?: string }

/** Renders the real chat in a state. Its clock is stopped, so nothing times out. */
export function ChatStory({ state, isHanging = false, privacyUrl = '' }: ChatArgs) {
  const [{ actor, frame }] = useState(() => startInState(state, isHanging))
  useEffect(() => watch(actor), [actor])
  const names = { provider: exampleChat.provider, privacyUrl }
  if (state !== 'closed') return <ChatPanel chat={actor} frame={frame} {...names} onClosed={() => undefined} />
  return <Chat {...names} start={async () => ({ actor, frame, stop: () => undefined })} />
}

function startInState(state: ChatArgs['state'], isHanging: boolean) {
  const clock = new SimulatedClock()
  const chat = startChat(isHanging ? { ...exampleChat, url: 'about:blank' } : exampleChat, { clock })
  if (isHanging) chat.frame.addEventListener('load', (event) => event.stopImmediatePropagation())
  const leaf: ChatState = chatState(chatMachine.resolveState({ value: state }))
  if (leaf !== 'closed') chat.actor.send({ type: 'chat.open' })
  if (leaf === 'unavailable') clock.increment(10_000)
  return chat
}
