// Addresses that the build writes into the site, so the tests cannot choose a free port.

/** The chat page of tests/owner/env. */
export const chatPort = 4274

/** The backend of another origin. */
export const backendPort = 4275
export const backendUrl = `http://127.0.0.1:${backendPort}`
