/** A picture that differs from the accepted one, as paths. A new picture has neither an accepted one nor a difference. */
export type Change = { name: string; accepted?: string; now: string; difference?: string }

/** What the visual suite found: the number of compared pictures, the changed ones, and tests that took no picture. */
export type Comparison = { compared: number; changes: Change[]; failures: string[] }

type Attachment = { name: string; path?: string }
type Suite = { specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; tests: { status: string; results: { attachments: Attachment[] }[] }[] }

const roles = { expected: 'accepted', actual: 'now', diff: 'difference' } as const

/**
 * Reads the changed pictures from the report of Playwright's `json` reporter.
 *
 * @param exists returns whether a file exists: Playwright also names an accepted picture that is missing
 */
export function readChanges(json: string, exists: (path: string) => boolean): Comparison {
  const specs = (JSON.parse(json) as { suites: Suite[] }).suites.flatMap(flattenSpecs)
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  const changes = failed.map((spec) => ({ title: spec.title, change: readChange(spec, exists) }))
  return {
    compared: specs.length,
    changes: changes.flatMap(({ change }) => change ?? []),
    failures: changes.flatMap(({ title, change }) => (change ? [] : [title])),
  }
}

function readChange({ tests }: Spec, exists: (path: string) => boolean): Change | undefined {
  const change: Partial<Change> = {}
  for (const { name, path } of tests.flatMap(({ results }) => results.at(-1)?.attachments ?? [])) {
    const [, picture, role] = /^(.+)-(expected|actual|diff)\.png$/.exec(name) ?? []
    if (picture === undefined || path === undefined || !exists(path)) continue
    change.name = picture
    change[roles[role as keyof typeof roles]] = path
  }
  const { name, now } = change
  return name !== undefined && now !== undefined ? { ...change, name, now } : undefined
}

const flattenSpecs = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(flattenSpecs)]
