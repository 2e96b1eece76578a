/**
 * Descriptions of services by path. In the client build the code of the home page adds them (scripts/moveTexts.ts), and
 * a route's own `card` is empty. Elsewhere the routes have their cards.
 */
export const texts: Record<string, string> = {}
