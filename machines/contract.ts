/** The names of the two function endpoints. */
export type FunctionName = 'send-contact-email' | 'send-consultation-email'

/** Returns the path of an endpoint below the backend's base URL, by Supabase's convention (D10). */
export const functionPath = (name: FunctionName): string => `functions/v1/${name}`

/** The paths of the pages with a form. */
export type FormPage = '/contact' | '/more-information' | '/free-consultation'

/** Returns where the form of a page is sent without JavaScript (D28). */
export const formAction = (page: FormPage): string => `/forms${page}`

/** The ids of what a page shows after its form was sent without JavaScript: that it arrived, or what to correct. */
export const sentId = 'form-sent'
export const errorsId = 'form-errors'

/** The name of the field that people do not see. */
export const honeypotName = 'homepage'

/** The body of an error response of the endpoints (design.md, "The contract of the two endpoints"). */
export type ErrorBody = { error: { code: string; message: string; fields?: Record<string, string> } }

/** The path that refreshes a session, by Supabase's convention. */
export const refreshPath = 'auth/v1/token'
