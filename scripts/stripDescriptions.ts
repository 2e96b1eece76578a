import { parseAst, type Plugin } from 'vite'

/**
 * Vite plugin: removes the descriptions of states from the machines in the client build. The statechart panel, the charts
 * of docs/architecture.md and readers use them; in the site they are 0.3 kB (brotli) on each page with a form.
 */
export function stripDescriptions(): Plugin {
  return {
    name: 'strip-descriptions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { id: /\/machines\/.*Machine\.ts$/ },
      handler(code) {
        // From the end, so that the places of the others stay right.
        const places = [...findDescriptions(parseAst(code))].toSorted(([one], [other]) => other - one)
        return { code: places.reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), code), map: null }
      },
    },
  }
}

type Node = { type: string; start: number; end: number; key?: { name?: string }; value?: Node; properties?: Node[] }

/** Finds each description of a state, with the comma that follows it. */
function* findDescriptions(node: unknown): Generator<[from: number, to: number]> {
  if (typeof node !== 'object' || node === null) return
  const { type, key, value } = node as Node
  if (type === 'Property' && key?.name === 'states')
    for (const { value: state } of value?.properties ?? []) {
      const properties = state?.properties ?? []
      const index = properties.findIndex((property) => property.key?.name === 'description')
      if (index !== -1) yield [properties[index]!.start, properties[index + 1]?.start ?? properties[index]!.end]
    }
  for (const child of Object.values(node)) yield* findDescriptions(child)
}
