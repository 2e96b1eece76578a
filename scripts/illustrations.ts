import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { illustrations, type IllustrationFile, plates } from '#illustrations/index.ts'

const prefix = 'virtual:illustration/'

/** Path of each illustration. It contains a content hash, so browsers cache it permanently. */
const paths = new Map(
  Object.entries(illustrations).map(([file, svg]) => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    return [file.replace(/\.svg$/, ''), `/illustrations/${file.replace(/\.svg$/, `-${hash}.svg`)}`]
  }),
)

/**
 * Vite plugin: `import plate from 'virtual:illustration/hero'` returns path, alt text and size of an illustration. A build
 * emits the SVG files; the development server creates them on request.
 */
export function illustrationFiles(): Plugin {
  return {
    name: 'illustrations',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const name = id.slice(prefix.length + 1)
      const src = paths.get(name)
      if (src === undefined)
        throw new Error(
          `There is no illustration "${name}". Draw it in illustrations/articles/ or illustrations/services/.`,
        )
      const svg = illustrations[`${name}.svg`] ?? ''
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
      const alt = plates.find((plate) => plate.name === name)?.alt ?? ''
      const file: IllustrationFile = { src, alt, width: Number(width ?? 0), height: Number(height ?? 0) }
      return `export default ${JSON.stringify(file)}`
    },
    configureServer(server) {
      server.middlewares.use('/illustrations', (request, response, next) => {
        const name = /^\/(.+)-[\da-f]{8}\.svg/.exec(request.url ?? '')?.[1]
        const svg = name === undefined ? undefined : illustrations[`${name}.svg`]
        if (svg === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml').end(svg)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, path] of paths) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: illustrations[`${name}.svg`] ?? '' })
      }
    },
  }
}
