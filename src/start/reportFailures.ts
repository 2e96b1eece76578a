import type { FailureKind, FailureReport } from '#contract/failureReport.ts'

// What fails in a visitor's browser ends in its console, where nobody looks. This tells the server what finds the fault, and nothing
// of the visitor: an error's message may quote what was typed, so only its name is sent, and where it was thrown. It is inline,
// because the modules themselves may be what fails.

/** Milliseconds. A reload that follows, or a link that was pressed, ends the page before; both make browsers abort modules. */
const moduleDelay = 1_000

const maxReports = 3

/**
 * Returns what reports a failure of this page, each once.
 *
 * @param url the endpoint
 * @param entry the URL of the entry, whose hash names the build
 */
export function createReport(url: string, entry: string) {
  const [, build = ''] = /-([\w-]+)\.js$/.exec(entry) ?? []
  const ownFile = RegExp(`${location.origin}(/[^?#:\\s]*)[^:\\s]*(:\\d+:\\d+)?`)
  const reported = new Set<string>()
  // One missing module has several errors: it is asked for again, and the router throws.
  let lacksModule = false

  /** @param where the place of an error without a stack, as in `https://site/contact:1:2` */
  return (kind: FailureKind, error: unknown, what?: string, where = ''): void => {
    const { name = 'Error', stack = where } = (error ?? {}) as Partial<Error>
    const message = String(error)
    const text = `${message}\n${stack}`
    const [, path = '', position = ''] = ownFile.exec(text) ?? []
    // One that throws while it loads, and “Failed to fetch dynamically imported module: …”, “Importing a module script failed.”
    const isModule = kind === 'module' || /\bmodule\b/.test(message)
    // What is in no file of ours is of an extension, or of an app that shows the page.
    if (/-extension:/.test(text) || !(path || isModule || what) || !navigator.onLine) return
    const report: FailureReport = {
      kind: isModule ? 'module' : kind,
      what: what ?? name,
      place: path + position,
      page: location.pathname,
      build,
    }
    const body = JSON.stringify(report)
    if ((isModule && lacksModule) || reported.has(body) || reported.size === maxReports) return
    lacksModule ||= isModule
    reported.add(body)
    setTimeout(() => navigator.sendBeacon?.(url, body), isModule ? moduleDelay : 0)
  }
}
