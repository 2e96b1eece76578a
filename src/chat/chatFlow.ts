import { createActor, type ActorOptions } from 'xstate'
import { chatMachine, type ChatActorRef } from '#machines/chat/chatMachine.ts'
import { runChatWidget } from './runChatWidget.ts'

/** A live chat provider: the URL of its script, and its name. */
export type ChatProvider = { url: string; provider: string }

/** A running chat: its actor, the frame of the widget, and a function that stops both. */
export type Chat = { actor: ChatActorRef; frame: HTMLIFrameElement; stop: () => void }

/**
 * Starts the chat with the provider's widget.
 *
 * @param options a clock or inspector, for tests and stories
 */
export function startChat(
  { url, provider }: ChatProvider,
  options?: Pick<ActorOptions<typeof chatMachine>, 'clock' | 'inspect'>,
): Chat {
  const frame = Object.assign(document.createElement('iframe'), { title: `Chat with ${provider}` })
  const chatFlow = chatMachine.provide({ actors: { chatWidget: runChatWidget(frame, url) } })
  const actor = createActor(chatFlow, options).start()
  return { actor, frame, stop: () => void actor.stop() }
}
