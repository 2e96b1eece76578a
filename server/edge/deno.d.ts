/** The part of the platform's runtime that the functions use. */
declare const Deno: {
  serve(handler: (request: Request) => Response | Promise<Response>): unknown
  env: { toObject(): Record<string, string> }
}

/** Missing where the functions run under Deno itself. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined
