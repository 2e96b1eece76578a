/**
 * A picture that differs from the accepted one, as paths. A new picture has neither an accepted one nor a difference; a
 * removed one is accepted, but no test takes it any more.
 */
export type Change = { name: string; accepted?: string; now?: string; difference?: string }

/** A test that took no picture: its place (`tests/visual/screenshots.spec.ts:48`), title and error. */
export type Failure = { place: string; title: string; reason: string }

/** What the visual suite found: the number of pictures, those that changed, and tests that took none. */
export type Comparison = { compared: number; changes: Change[]; failures: Failure[] }

type Result = { attachments: { name: string; path?: string }[]; error?: { message?: string } }
type Test = { status: string; annotations: { type: string; description?: string }[]; results: Result[] }
type Spec = { title: string; file: string; line: number; tests: Test[] }
type Suite = { specs: Spec[]; suites?: Suite[] }

/**
 * Compares with the accepted pictures by the report of Playwright's `json` reporter.
 *
 * @param accepted paths by the name that the test of a picture has as its annotation `screenshot`
 */
export function readChanges(json: string, accepted: ReadonlyMap<string, string>): Comparison {
  const specs = (JSON.parse(json) as { suites: Suite[] }).suites.flatMap(flattenSpecs)
  const changes: Change[] = []
  const failures: Failure[] = []
  const names = specs.flatMap(({ tests }) => tests.map(readName))
  for (const { title, file, line, tests } of specs) {
    for (const test of tests) {
      const change = readChange(test, accepted)
      if (change) changes.push(change)
      else if (test.status === 'unexpected') {
        failures.push({ place: `tests/visual/${file}:${line}`, title, reason: readReason(test) })
      }
    }
  }
  const removed = [...accepted].filter(([name]) => !names.includes(name))
  changes.push(...removed.map(([name, path]) => ({ name, accepted: path })))
  return { compared: names.length, changes, failures }
}

const readName = ({ annotations }: Test) => annotations.find(({ type }) => type === 'screenshot')?.description ?? ''

function readChange(test: Test, accepted: ReadonlyMap<string, string>): Change | undefined {
  const name = readName(test)
  const find = (role: string) =>
    test.results.at(-1)?.attachments.find((attachment) => attachment.name === `${name}-${role}.png`)?.path
  const now = find('actual')
  // Playwright attaches a previous picture only if two in a row never were equal, so there is no result.
  if (now === undefined || find('previous') !== undefined) return undefined
  const before = accepted.get(name)
  const difference = find('diff')
  return { name, now, ...(before && { accepted: before }), ...(difference && { difference }) }
}

// The first line, without the colors of the terminal.
const readReason = ({ results }: Test) =>
  // oxlint-disable-next-line no-control-regex -- ANSI escapes begin with a control character.
  (results.at(-1)?.error?.message ?? 'no error message').replaceAll(/\x1B\[\d+m/g, '').split('\n', 1)[0] ?? ''

const flattenSpecs = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(flattenSpecs)]
