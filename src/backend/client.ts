type Client = typeof import('./http.ts')

let client: Promise<Client> | undefined
let tries = 0

/**
 * The client that calls the functions: fetched as a wish when a visitor begins with a form, at the latest when they send.
 * Rejects when the network does not bring it; who asks again fetches it again.
 */
export function fetchClient(): Promise<Client> {
  client ??= load().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

// Chromium remembers for as long as a page is open that a module could not be fetched (ended by whatwg/html#10327, which
// Firefox and Safari follow): it has to be asked for under another address, and its error tells the first one.
async function load(): Promise<Client> {
  try {
    return await import('./http.ts')
  } catch (error) {
    const [address] = /https?:\S+/.exec(String(error)) ?? []
    if (!address) throw error
    tries += 1
    return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Client
  }
}
