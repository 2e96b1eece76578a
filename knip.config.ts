// What knip takes for used beside what is imported: programs, tests and the components that texts write as tags.
import type { KnipConfig } from 'knip'
import { componentModules } from './scripts/texts/syntax.ts'

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'src/{main,start/bootstrap,start/listenForFailures,start/prerender}.{ts,tsx}',
        'bench/benchGrowth.ts',
        'src/routes/**/*.tsx',
        ...componentModules.map((path) => path.replace(/^#/, '')),
        'scripts/{start,buildEdge,check,checkFacts,dependencies,documents,mutate}.ts',
        'scripts/{storybook,test,testEngines,testOwner}.ts',
        'scripts/texts/check.ts',
        'supabase/functions/*/index.ts',
        'mocks/{browser,node}.ts',
        'tests/setup/{browser,node}.ts',
        'tests/**/*.spec.ts',
        'tests/{engines,owner,visual}/playwright.config.ts',
        'tests/{vitest,vitest.mutate}.config.ts',
        'stories/**/*.{stories.tsx,mdx}',
        '**/*.test.{ts,tsx}',
        '.storybook/{main,preview,manager,vite.config}.{ts,tsx}',
        '!.cache/**',
      ],
      project: [
        '{src,contract,machines,server,supabase,mocks,scripts,bench,tests,stories}/**/*.{ts,tsx,mdx}',
        '.storybook/*.{ts,tsx}',
      ],
    },
    'packages/*': {
      entry: [
        '{index,react,blocks,manager,preset}.{ts,tsx}',
        '**/*.test.{ts,tsx}',
        'tests/fresh/.storybook/main.ts',
        'tests/fresh/stories/*.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx}'],
    },
  },
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['postfix', 'systemd-analyze'],
  ignoreDependencies: ['oxlint', 'oxlint-tsgolint', '@stryker-mutator/vitest-runner'],
}

export default config
