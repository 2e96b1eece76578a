/** The used part of the platform's runtime. */
declare const Deno: {
  serve(handler: (request: Request) => Response | Promise<Response>): unknown
  env: { toObject(): Record<string, string> }
}

/** Undefined under Deno itself. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined
