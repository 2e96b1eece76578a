import { cp, mkdir, mkdtemp, readdir, rename, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { modules, run } from './run.ts'

const root = resolve(import.meta.dirname, '..')

/** The packed addon, and a project that has it installed. */
export type Fresh = { tarball: string; project: string }

/**
 * Packs the addon and installs the tarball into a copy of `tests/fresh/` in a temporary folder. Its other dependencies are
 * linked from the repository, so nothing is downloaded; the addon itself is a copy, as npm would unpack it.
 */
export async function installPacked(): Promise<Fresh> {
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
  return { tarball, project }
}
