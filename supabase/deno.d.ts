/** What the functions use of the platform's runtime. */
declare const Deno: {
  serve(answer: (request: Request) => Response | Promise<Response>): unknown
  env: { toObject(): Record<string, string> }
}
