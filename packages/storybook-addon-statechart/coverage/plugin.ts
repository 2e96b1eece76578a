/// <reference types="node" />
/// <reference types="vitest/config" />
import type { Plugin } from 'vite'
import type { Reporter, TestCase, TestModule, TestProject, Vitest } from 'vitest/node'
import {
  mergeCoverage,
  findShortfalls,
  formatCoverage,
  type MachineCoverage,
  type Thresholds,
} from '../preview/Coverage.ts'

/** Thresholds apply to all machines, or to the named ones. */
export type CoverageOptions = Thresholds & { machines?: readonly string[] }

/**
 * Reports which states and transitions no story has shown, after a run of all stories by Storybook's Vitest addon. Add it
 * to `plugins` beside `storybookTest()`. A share below a threshold fails the run; by default there is none.
 */
export function statechartCoverage(options: CoverageOptions = {}): Plugin {
  return {
    name: 'storybook-addon-statechart:coverage',
    configureVitest({ vitest, project }) {
      vitest.config.reporters.push(createReporter(vitest, project, options))
    },
  }
}

function createReporter(vitest: Vitest, project: TestProject, { machines, ...thresholds }: CoverageOptions): Reporter {
  return {
    async onTestRunEnd(allModules) {
      const modules = allModules.filter((module) => module.project === project)
      const shown = mergeCoverage(modules.flatMap(readModule)).toSorted((a, b) => a.machine.localeCompare(b.machine))
      if (shown.length === 0) return
      // A run of some files or tests shows less than all stories do.
      if (vitest.config.testNamePattern !== undefined || (await countFiles(project)) > modules.length) return
      vitest.logger.log(`\n${formatCoverage(shown)}\n`)
      const shortfalls = findShortfalls(shown, thresholds, machines)
      for (const shortfall of shortfalls) vitest.logger.error(shortfall)
      if (shortfalls.length > 0) process.exitCode = 1
    },
  }
}

const countFiles = async (project: TestProject) => (await project.globTestFiles()).testFiles.length

const readModule = (module: TestModule): MachineCoverage[] => [...module.children.allTests()].flatMap(readTest)

/** Returns the report that the preview has added to a story. */
function readTest(test: TestCase): MachineCoverage[] {
  const { reports = [] } = test.meta() as { reports?: { type: string; result: unknown }[] }
  return reports.flatMap(({ type, result }) => (type === 'statechart' ? (result as MachineCoverage[]) : []))
}
