/**
 * Summaries of articles by path. In the client build the code of each article adds those that its page shows
 * (scripts/moveTexts.ts), and a route's own `summary` is empty. Elsewhere the routes have their summaries.
 */
export const texts: Record<string, string> = {}
