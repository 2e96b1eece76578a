import { defineConfig } from 'vitest/config'

// The package's own tests. Those of its stories run with the stories of the repository.
export default defineConfig({
  test: {
    include: ['{chart,panel,preview,tests}/**/*.test.ts'],
    // A busy machine may be slow. No test measures time.
    testTimeout: 15_000,
    maxWorkers: 3,
  },
})
