/** The names of the two function endpoints. */
export type FunctionName = 'send-contact-email' | 'send-consultation-email'

/** Returns the path of an endpoint below the backend's base URL, by Supabase's convention (D10). */
export const functionPath = (name: FunctionName): string => `functions/v1/${name}`

/** The body of an error response of the endpoints (design.md, "The contract of the two endpoints"). */
export type ErrorBody = { error: { code: string; message: string; fields?: Record<string, string> } }

/** The path that refreshes a session, by Supabase's convention. */
export const refreshPath = 'auth/v1/token'
