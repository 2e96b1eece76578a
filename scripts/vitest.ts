// npm run test:unit, test:stories, test:slow: runs Vitest with the Chromium from chromiumPath(). Arguments are passed to
// Vitest; `related FILE` runs the tests that import a file, directly or not.
import { chromiumPath } from './chromium.ts'
import { run } from './run.ts'

const words = process.argv.slice(2)
const isRelated = words.includes('related')
const command = isRelated ? ['related', '--run', ...words.filter((word) => word !== 'related')] : ['run', ...words]
const { code, output } = await run(['vitest', ...command, '--config', 'tests/vitest.config.ts'], {
  CHROME_PATH: await chromiumPath(),
})
if (output.includes('No test files found') && !isRelated)
  console.error(
    '\nNames are matched with the paths of test files. A component is tested where it is used, in a page or a story.\n' +
      'The tests that import a file: npm run test:unit -- related src/form/Field.tsx',
  )
process.exit(code)
