import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { isBuiltin } from 'node:module'
import { expect, test } from 'vitest'

const imported = /^(?:import|export)\s(?!type\s)[^'"]*?from '([^']+)'|^import '([^']+)'/gm

/** The files and packages that a script needs when it runs; what it imports on the way is asked for only while building. */
async function neededBy(script: string, found = { files: new Set<string>(), packages: new Set<string>() }) {
  if (found.files.has(script)) return found
  found.files.add(script)
  const code = await readFile(script, 'utf8')
  for (const [, from, alone] of code.matchAll(imported)) {
    const name = (from ?? alone)!
    if (name.startsWith('.')) await neededBy(normalize(join(dirname(script), name)), found)
    else if (name.startsWith('#')) await neededBy(name.slice(1), found)
    else if (!isBuiltin(name)) found.packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)![0])
  }
  return found
}

test('the container holds every file and package that the server and the operator’s command need', async () => {
  const image = (await readFile('Dockerfile', 'utf8')).split(/^FROM /m).at(-1)!
  const copied = [...image.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names]) => names!.split(' '))
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object }
  for (const script of ['build/start.ts', 'functions/operator/main.ts']) {
    const { files, packages } = await neededBy(script)
    expect(files.size).toBeGreaterThan(20)
    expect([...files].filter((file) => !copied.some((name) => file === name || file.startsWith(`${name}/`)))).toEqual(
      [],
    )
    expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
  }
})
