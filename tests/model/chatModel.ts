import { getShortestPaths } from 'xstate/graph'
import { chatMachine, type ChatState } from '#machines/chat/chatMachine.ts'

/** All that can happen to the chat, in words for the titles of tests, and what the machine is told of it. */
export const chatActs = {
  asks: 'chat.open',
  closes: 'chat.close',
  'sees it come': 'widget.loaded',
  'sees it fail': 'widget.failed',
  'waits ten seconds': 'xstate.after.patience.chat.loading',
} as const
export type ChatAct = keyof typeof chatActs

/** What is promised: where each act leads. What is not named changes nothing. Written down without a look at the machine. */
export const chatPromise: Record<ChatState, Partial<Record<ChatAct, ChatState>>> = {
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
const actOf = (event: string) => names.find((name) => chatActs[name] === event)!

/** The shortest way to every state, and from there every act: all transitions, and all that must change nothing. */
export function chatPaths(): ChatAct[][] {
  const events = names.map((name) => ({ type: chatActs[name] }))
  // What a delay says is an event too; the machine's own type of event leaves it out.
  return getShortestPaths(chatMachine, { events: events as { type: 'chat.open' }[] }).flatMap(({ steps }) => {
    const way = steps.slice(1).map(({ event }) => actOf(event.type))
    return names.map((act) => [...way, act])
  })
}
