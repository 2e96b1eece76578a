/**
 * The summaries that an article's page shows, by its path: its own, then those of the related articles. In the client
 * build each article's code adds its entry (scripts/moveTexts.ts), because a route's own `summary` is empty there.
 * Elsewhere the routes have their summaries.
 */
export const texts: Record<string, string[]> = {}
