import { setupServer } from 'msw/node'
import { handlers } from './handlers.ts'

/** Serves the mocks in Node. */
export const server = setupServer(...handlers)
