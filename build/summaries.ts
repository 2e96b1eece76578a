import { parseAst, type Plugin } from 'vite'

/**
 * Vite plugin: leaves the summaries of pages out of the browser's code. They are for machines, which read them in the
 * delivered page; in the code of every page they would weigh 1.9 kB (brotli) for its 38 routes.
 */
export function summariesStayInHtml(): Plugin {
  return {
    name: 'summaries-stay-in-html',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { id: /src\/routes\/.*\.tsx$/ },
      handler(code) {
        const place = summaryIn(parseAst(code))
        return place && { code: `${code.slice(0, place.start)}''${code.slice(place.end)}`, map: null }
      },
    },
  }
}

type Place = { start: number; end: number }

function summaryIn(node: unknown): Place | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  const { type, key, value } = node as { type?: string; key?: { name?: string }; value?: { type?: string } & Place }
  if (type === 'Property' && key?.name === 'summary' && value?.type === 'Literal') return value
  for (const child of Object.values(node)) {
    const found = summaryIn(child)
    if (found) return found
  }
  return undefined
}
