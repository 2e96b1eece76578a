import { createActor, fromCallback, type ActorOptions } from 'xstate'
import { chatMachine, type ChatActorRef, type WidgetEvent } from '#machines/chat/chatMachine.ts'

/** A live chat provider: the URL of its chat page, and its name. */
export type ChatProvider = { url: string; provider: string }

/** A running chat: its actor, the frame of the widget, and a function that stops both. */
export type Chat = { actor: ChatActorRef; frame: HTMLIFrameElement; stop: () => void }

// Allows what a chat page needs, with storage of its own origin. Blocks modal dialogs and navigation of our page.
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * Starts the chat with the provider's chat page.
 *
 * @param options a clock or inspector, for tests and stories
 */
export function startChat(
  { url, provider }: ChatProvider,
  options?: Pick<ActorOptions<typeof chatMachine>, 'clock' | 'inspect'>,
): Chat {
  const frame = Object.assign(document.createElement('iframe'), { title: `Chat with ${provider}` })
  frame.setAttribute('sandbox', sandbox)
  const chatFlow = chatMachine.provide({ actors: { chatWidget: loadChatPage(frame, url) } })
  const actor = createActor(chatFlow, options).start()
  return { actor, frame, stop: () => void actor.stop() }
}

/**
 * Loads the provider's chat page into a frame, which ChatPanel.tsx inserts into the page, and removes the frame when the
 * actor stops.
 */
const loadChatPage = (frame: HTMLIFrameElement, url: string) =>
  fromCallback<WidgetEvent>(({ sendBack }) => {
    const report = () => sendBack({ type: 'widget.loaded' })
    // It fires without a connection, too: a page does not learn what another origin's frame shows (ChatPanel.tsx).
    frame.addEventListener('load', report, { once: true })
    frame.src = url
    return () => {
      frame.removeEventListener('load', report)
      frame.remove()
    }
  })
