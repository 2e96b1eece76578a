// A CSS module is an untyped record: a class that its stylesheet lacks is `undefined`, and the element has no style.
import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const components = globSync('{src,stories}/**/*.{ts,tsx}', { cwd: root })

/** Every use of a class of a CSS module: the stylesheet, the class, and the component that uses it. */
const uses = components.flatMap((component) => {
  const source = read(component)
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(([, name, path]) => {
    const stylesheet = path!.startsWith('#src')
      ? resolve(root, path!.slice(1))
      : resolve(root, dirname(component), path!)
    const members = source.matchAll(new RegExp(String.raw`(?<![\w/.#])${name}(?:\.(\w+)|\['([\w-]+)'\]|\[(?!'))`, 'g'))
    return [...members].map(([, dotted, quoted]) => ({ component, stylesheet, name: dotted ?? quoted }))
  })
})

/** Returns the classes that a stylesheet defines. */
function listClasses(stylesheet: string): Set<string> {
  const css = readFileSync(stylesheet, 'utf8').replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|:global\([^)]*\)/g, '')
  // A class begins a selector or follows another part of one; a number such as `.5rem` is none.
  return new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name!))
}

test('every class that a component takes from a stylesheet is defined there', () => {
  const missing = uses.filter(({ stylesheet, name }) => name !== undefined && !listClasses(stylesheet).has(name))
  expect(missing).toEqual([])
  expect(uses.length).toBeGreaterThan(100)
})

test('every class of a stylesheet is used, or chosen by a computed name', () => {
  const unused = globSync('src/**/*.module.css', { cwd: root }).flatMap((file) => {
    const stylesheet = resolve(root, file)
    const own = uses.filter((use) => use.stylesheet === stylesheet)
    if (own.some(({ name }) => name === undefined)) return []
    return [...listClasses(stylesheet)]
      .filter((name) => own.every((use) => use.name !== name))
      .map((name) => [file, name])
  })
  expect(unused).toEqual([])
})
