import { getShortestPaths } from 'xstate/graph'
import { chatMachine, type ChatState } from '#machines/chat/chatMachine.ts'

/** All acts on the chat: their names in test titles, and the machine's events. */
export const chatActs = {
  asks: 'chat.open',
  closes: 'chat.close',
  'sees it come': 'widget.loaded',
  'sees it fail': 'widget.failed',
  'waits ten seconds': 'xstate.after.loadTimeout.chat.mounted.loading',
} as const
export type ChatAct = keyof typeof chatActs

/** The specified next state after each act, written independently of the machine. Other acts change nothing. */
export const chatTransitions: Record<ChatState, Partial<Record<ChatAct, ChatState>>> = {
  closed: { asks: 'loading' },
  loading: {
    'sees it come': 'open',
    'sees it fail': 'unavailable',
    'waits ten seconds': 'unavailable',
    closes: 'closed',
  },
  open: { 'sees it fail': 'unavailable', closes: 'closed' },
  unavailable: { asks: 'loading', closes: 'closed' },
}

const names = Object.keys(chatActs) as ChatAct[]
const findAct = (event: string) => names.find((name) => chatActs[name] === event)!

/**
 * Returns the shortest path to every state, followed by each act. This covers every transition and every ignored event.
 */
export function chatPaths(): ChatAct[][] {
  const events = names.map((name) => ({ type: chatActs[name] }))
  // XState's event types leave out delays.
  return getShortestPaths(chatMachine, { events: events as { type: 'chat.open' }[] }).flatMap(({ steps }) => {
    const way = steps.slice(1).map(({ event }) => findAct(event.type))
    return names.map((act) => [...way, act])
  })
}
