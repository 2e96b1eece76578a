import { fetchClient } from '../backend/client.ts'

/** Fetches the client of the backend, as a wish: a visitor who begins to fill in a form will want to send it. */
export function prepareToSend(): void {
  fetchClient().catch(() => undefined)
}
