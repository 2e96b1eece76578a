import * as v from 'valibot'

/** Where pages report what fails in a browser, below the backend's base URL. */
export const failurePath = 'functions/v1/report-failure'

/**
 * What fails in a visitor's browser: code that throws, a promise that nobody handles, a module that does not load, a form that
 * gets an unexpected answer, and what the Content-Security-Policy blocks.
 */
export const failureKinds = ['error', 'rejection', 'module', 'form', 'policy'] as const
export type FailureKind = (typeof failureKinds)[number]

/** The name of an error, or of a form or a directive with what became of it: `TypeError`, `script-src-elem inline`. */
const what = /^(\w{1,40}|[a-z-]{1,40} [\w./-]{1,80}( \d{3})?)$/

/** A file of the site, with line and column where they are known. */
const place = /^\/[\w./-]{0,100}(:\d{1,7}:\d{1,7})?$/

// A page of the site has no other characters. An address that somebody has mistyped may have any.
const page = /^\/[a-z\d/-]{0,80}$/

/** The hash in the name of the entry, by which a page of an earlier build is known. */
const build = /^[\w-]{1,20}$/

const orNothing = (pattern: RegExp) => v.fallback(v.pipe(v.string(), v.regex(pattern)), '')

/**
 * What a page reports of a failure: what finds the fault, and nothing of the person. The patterns admit no sentence, because the
 * message of an error may quote what was typed, and no character that a terminal obeys.
 */
export const FailureReport = v.strictObject({
  kind: v.picklist(failureKinds),
  what: v.pipe(v.string(), v.regex(what)),
  place: orNothing(place),
  page: orNothing(page),
  build: orNothing(build),
})
export type FailureReport = v.InferOutput<typeof FailureReport>
