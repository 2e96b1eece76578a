import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rename, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

/** The packages of the repository. */
const modules = resolve(import.meta.dirname, '../../../node_modules')

/**
 * Runs a command with the tools of the repository.
 *
 * @param cwd folder in which it runs
 * @param variables of its environment, besides those of this process
 * @returns its output
 * @throws Error with the output if it ends with another code than 0
 */
export function run(
  command: string,
  options: string[],
  cwd: string,
  variables: Record<string, string> = {},
): Promise<string> {
  const env = {
    ...process.env,
    ...variables,
    PATH: `${modules}/.bin${delimiter}${process.env['PATH']}`,
    // A build for users, also within Vitest.
    NODE_ENV: 'production',
    VITEST: '',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  }
  return new Promise((done, fail) => {
    execFile(command, options, { cwd, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error === null) done(stdout)
      else fail(new Error(`${command} ${options.join(' ')} failed:\n${stdout}${stderr}`, { cause: error }))
    })
  })
}

const root = resolve(import.meta.dirname, '..')

/**
 * Packs the addon and installs the tarball into a copy of `tests/fresh/` in a temporary folder. Its other dependencies are
 * linked from the repository, so nothing is downloaded; the addon itself is a copy, as npm would unpack it.
 *
 * @returns the project that has it installed
 */
export async function installPacked(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'statechart-'))
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder], root)
  const tarball = join(folder, packed.trim().split('\n').at(-1)!)
  const project = join(folder, 'fresh')
  await cp(join(root, 'tests/fresh'), project, { recursive: true })
  const installed = join(project, 'node_modules')
  await mkdir(installed)
  const others = (await readdir(modules)).filter(
    (name) => !name.startsWith('.') && name !== 'storybook-addon-statechart',
  )
  for (const name of others) await symlink(join(modules, name), join(installed, name))
  await run('tar', ['-xzf', tarball, '-C', installed], folder)
  await rename(join(installed, 'package'), join(installed, 'storybook-addon-statechart'))
  return project
}
