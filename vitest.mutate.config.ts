// How Stryker runs the tests (npm run mutate): those of the Vitest project "node" in one folder, in one worker.
import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { samplePreset, siteConfig } from '#scripts/siteConfig.ts'

/** Starts with small files, and ends with those that walk models or years: the first failure ends a mutant's run. */
class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const cost = ({ moduleId }: TestSpecification) =>
      statSync(moduleId).size + (/model|moment|day/.test(moduleId) ? 1_000_000 : 0)
    return files.toSorted((one, other) => cost(one) - cost(other))
  }
}

export default defineConfig({
  plugins: [siteConfig({ VITE_BACKEND_URL: 'https://backend.example/', VITE_NATIVE_FORMS: 'yes' }, samplePreset)],
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    // Browser tests; one that sets the time zone of the process, which a worker thread cannot; one that starts processes.
    exclude: ['**/{node_modules,components,routes}/**', '**/{pageFacts,prerender,pickedDay,outbox}.test.ts'],
    setupFiles: ['tests/setup/node.ts'],
    expect: { poll: { timeout: 5_000 } },
    testTimeout: 60_000,
    // Modules are loaded once for each mutant instead of once for each file.
    isolate: false,
    sequence: { sequencer: SmallFirst },
  },
})
