import type { SnapshotFrom } from 'xstate'
import type { chatMachine } from './chatMachine.ts'

/** Returns the chat's innermost state. */
export const chatState = ({ value }: SnapshotFrom<typeof chatMachine>) =>
  typeof value === 'string' ? value : value.mounted
export type ChatState = ReturnType<typeof chatState>
