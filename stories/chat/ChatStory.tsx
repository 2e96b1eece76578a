import { useState } from 'react'
import { SimulatedClock, type StateValueFrom } from 'xstate'
import { useStatechart } from 'storybook-addon-statechart/react'
import { chatMachine, chatState, type ChatState } from '#machines/chat/chatMachine.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { Chat } from '#src/chat/Chat.tsx'
import { ChatPanel } from '#src/chat/ChatPanel.tsx'
import { startChat } from '#src/chat/chatFlow.ts'

const provider = 'chat.example'

/** Parameters of stories with the provider's frame. Its content is the provider's, so axe need not ask for a test of it. */
export const providersFrame = {
  config: {
    rules: [
      { id: 'target-size', enabled: true },
      { id: 'frame-tested', enabled: false },
    ],
  },
}

/** State of a story's chat, and the URL of the provider's script. */
export type ChatArgs = { state: StateValueFrom<typeof chatMachine>; url?: string }

/** Renders the real chat in a state. Its clock is stopped, so nothing times out. */
export function ChatStory({ state, url = widgetUrl }: ChatArgs) {
  const [{ actor, frame }] = useState(() => startInState({ state, url }))
  useStatechart(actor)
  if (state !== 'closed') return <ChatPanel chat={actor} frame={frame} provider={provider} onClosed={() => undefined} />
  return <Chat provider={provider} start={async () => ({ actor, frame, stop: () => undefined })} />
}

function startInState({ state, url }: Required<ChatArgs>) {
  const clock = new SimulatedClock()
  const chat = startChat({ url, provider }, { clock })
  const leaf: ChatState = chatState(chatMachine.resolveState({ value: state }))
  if (leaf !== 'closed') chat.actor.send({ type: 'chat.open' })
  if (leaf === 'unavailable') chat.actor.send({ type: 'widget.failed' })
  return chat
}
