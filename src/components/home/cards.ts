/**
 * The descriptions of the services in their order. In the client build the code of the home page adds them
 * (scripts/moveTexts.ts), because a route's own `card` is empty there. Elsewhere the routes have their cards.
 */
export const texts: string[] = []
