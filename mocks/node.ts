import { setupServer } from 'msw/node'
import { handlers } from './handlers.ts'

/** The mocks in Node. */
export const server = setupServer(...handlers)
