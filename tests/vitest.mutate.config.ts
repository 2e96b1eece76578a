// How Stryker runs the tests (npx node scripts/mutate.ts): those of the Vitest project "node" in the folder that is mutated, in
// one worker.
import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { siteConfig } from '#scripts/siteConfig.ts'
import { samplePreset } from '#storybook/samples.ts'

// Set by scripts/mutate.ts; Stryker starts Vitest in a process of its own.
const folder = process.env['MUTATED'] ?? 'machines'

/** Starts with small files, and ends with those that walk models or years: the first failure ends a mutant's run. */
class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const cost = ({ moduleId }: TestSpecification) =>
      statSync(moduleId).size + (/forms|moment|day/.test(moduleId) ? 1_000_000 : 0)
    return files.toSorted((one, other) => cost(one) - cost(other))
  }
}

export default defineConfig({
  plugins: [siteConfig({ ...samplePreset, VITE_BACKEND_URL: 'https://backend.example/', VITE_NATIVE_FORMS: 'yes' })],
  test: {
    environment: 'node',
    include: [folder === 'src' ? 'src/{form/{draftStorage,http,flows},session/*}.test.ts' : `${folder}/**/*.test.ts`],
    // It starts processes.
    exclude: ['server/operate/outbox.test.ts'],
    setupFiles: ['tests/setup/node.ts'],
    expect: { poll: { timeout: 5_000 } },
    testTimeout: 15_000,
    // The tests of machines share no state, so modules are loaded once for each mutant instead of once for each file.
    isolate: !['contract', 'machines'].includes(folder),
    sequence: { sequencer: SmallFirst },
  },
})
