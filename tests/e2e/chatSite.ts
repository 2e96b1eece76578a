/** The port of the same site built with a chat, served beside the site under test. */
export const chatPort = (port: number) => port + 1_000

/** Its URL. */
export function chatSite(baseURL = ''): string {
  const { protocol, hostname, port } = new URL(baseURL)
  return `${protocol}//${hostname}:${chatPort(Number(port))}`
}
