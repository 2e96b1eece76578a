import { defineConfig } from 'vitest/config'
import { statechartCoverage } from '../../coverage/plugin.ts'

// The project that coverage.test.ts runs.
export default defineConfig({
  plugins: [statechartCoverage({ states: Number(process.env['LEAST_STATES']) })],
  test: { include: ['*.story.ts'] },
})
