/// <reference types="vite/client" />

declare module '*.mdx?drawing' {
  const drawing: import('./ui/Drawing.tsx').DrawingFile
  export default drawing
}

declare module '*.mdx?order' {
  const order: import('./service/orders.tsx').ComparedOrder
  export default order
}

declare module '*.mdx?component' {
  const Text: () => import('react').ReactNode
  export default Text
}

declare module '*.mdx?staticData' {
  const facts: import('./content/pageFacts.ts').PageFacts
  export default facts
}

/** The live chat's page and provider; null without a chat. The siteConfig plugin defines it at build. */
declare const __CHAT__: { url: string; provider: string; privacyUrl: string } | null

/** What the claims on the home page rest on (the siteConfig plugin defines it, too). */
declare const __EVIDENCE__: import('../contract/siteVariables.ts').Evidence

/** Whether the site's own origin receives forms without JavaScript. */
declare const __NATIVE_FORMS__: boolean

/** Whether a message is sent with where the visit came from (VITE_LEAD_SOURCE). */
declare const __LEAD_SOURCE__: boolean

/** Where pages report what fails in a browser; empty if they report nothing (VITE_REPORT_FAILURES). */
declare const __FAILURES_URL__: string

/** Days after which the server removes what was sent, and then its backups. */
declare const __RETENTION__: { days: number; backupDays: number }

interface Window {
  /**
   * Loads what the page consists of; defined by src/main.tsx.
   *
   * @returns hydrates the page; resolves when React has taken over
   * @throws Error if a module is missing. Hydration without it would replace the page with an error.
   */
  preparePage(): Promise<() => Promise<void>>
  /**
   * Reports a failure that fires no event of the browser; defined by src/start/listenForFailures.ts in a built site that reports.
   *
   * @param what by default the error's name
   */
  reportFailure?: (kind: import('../contract/failureReport.ts').FailureKind, error: unknown, what?: string) => void
}
