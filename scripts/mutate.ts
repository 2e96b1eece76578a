// npx node scripts/mutate.ts machines (or contract, src, server): changes the code of a folder in small ways, one at a time,
// and lists the changes that no test of that folder notices. Only its own tests run, because most mutants of a machine are
// evaluated when its module loads, and Stryker runs every test for such a mutant.
import { Stryker } from '@stryker-mutator/core'

const mutated: Record<string, string[]> = {
  contract: ['contract/!(*.test).ts'],
  machines: ['machines/**/!(*.test).ts'],
  src: ['src/{form,session}/!(*.test).ts', 'src/**/*Flow.ts'],
  server: ['server/http/{functionEndpoint,submit,spam}.ts', 'server/store/!(*.test).ts', 'server/delivery/worker.ts'],
}

type Node = { key?: { name?: string }; properties?: Node[] }
type Path = { isObjectProperty(): boolean; isObjectExpression(): boolean; node: Node }

const ignored: Record<string, string> = {
  description: 'The text of a state is for readers of the statechart.',
  types: 'The types of a machine are not read when it runs.',
}

const reasonOf = ({ key }: Node) => ignored[key?.name ?? '']

/** What Stryker loads from this file: a property that does nothing when the site runs is not mutated. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'statecharts',
    value: {
      shouldIgnore(path: Path) {
        const { node } = path
        if (path.isObjectProperty()) return reasonOf(node)
        // A state that has nothing else.
        const [first, ...others] = (path.isObjectExpression() && node.properties) || []
        return first && others.every(reasonOf) ? reasonOf(first) : undefined
      },
    },
  },
]

if (import.meta.main) {
  const [folder = 'machines', ...patterns] = process.argv.slice(2)
  // For tests/vitest.mutate.config.ts.
  process.env['MUTATED'] = folder
  const stryker = new Stryker({
    mutate: patterns.length > 0 ? patterns : mutated[folder]!,
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate.ts'],
    ignorers: ['statecharts'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/vitest.mutate.config.ts' },
    coverageAnalysis: 'perTest',
    timeoutMS: 60_000,
    concurrency: 2,
    // Stryker would rewrite tsconfig.json.
    tsconfigFile: 'none.json',
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { logTests: false, allowColor: false },
    htmlReporter: { fileName: '.cache/mutation/report.html' },
    jsonReporter: { fileName: '.cache/mutation/report.json' },
    tempDirName: '.cache/stryker',
    ignorePatterns: ['dist*', 'storybook-static', 'test-results'],
  })
  // Not awaited, because Stryker imports this file for its plugin and would wait for the end of itself.
  void stryker.runMutationTest()
}
