// How Stryker runs the tests (npm run mutate): those of the Vitest project "node" in one folder, in one worker.
import { statSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { samplePreset, siteConfig } from '#scripts/siteConfig.ts'

const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size

/** Runs property and model tests last, because the first failure ends the run of a mutant. */
class SlowLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => /property|model|moment|day|\/api\/|app\.test/.test(moduleId)
    return files.toSorted((one, other) => Number(isSlow(one)) - Number(isSlow(other)) || sizeOf(one) - sizeOf(other))
  }
}

export default defineConfig({
  plugins: [siteConfig({ VITE_BACKEND_URL: 'https://backend.example/', VITE_NATIVE_FORMS: 'yes' }, samplePreset)],
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/pickedDay.test.ts'],
    setupFiles: ['tests/setup/node.ts'],
    testTimeout: 60_000,
    isolate: false,
    sequence: { sequencer: SlowLast },
  },
})
