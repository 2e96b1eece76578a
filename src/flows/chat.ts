import { createActor } from 'xstate'
import { chatMachine, type ChatActorRef } from '#machines/chat/chatMachine.ts'

/**
 * Starts the chat's journey. What it needs of the world is the widget, which the page mounts and unmounts.
 *
 * @returns the running journey and what ends it
 */
export function startChat(): { actor: ChatActorRef; stop: () => void } {
  const actor = createActor(chatMachine).start()
  return { actor, stop: () => void actor.stop() }
}
