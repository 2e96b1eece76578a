import { execFile } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** The packages of the repository. */
export const modules = resolve(import.meta.dirname, '../../../node_modules')

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
