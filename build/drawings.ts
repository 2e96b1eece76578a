import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { drawings, plates } from '#drawings/index.ts'

/** A drawing as a page refers to it. */
export type DrawingFile = { src: string; alt: string; width: number; height: number }

const prefix = 'virtual:drawing/'

/** Every drawing's address; it changes with the drawing, so a browser may keep it for ever. */
const paths = new Map(
  Object.entries(drawings).map(([file, svg]) => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    return [file.replace(/\.svg$/, ''), `/drawings/${file.replace(/\.svg$/, `-${hash}.svg`)}`]
  }),
)

/**
 * Vite plugin: `import plate from 'virtual:drawing/hero'` gives a drawing's address, alt text and size. The SVG files
 * are made from `drawings/`, at build into the site and in development on request.
 */
export function drawingFiles(): Plugin {
  return {
    name: 'drawings',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const name = id.slice(prefix.length + 1)
      const src = paths.get(name)
      if (src === undefined) throw new Error(`There is no drawing "${name}". Add it to drawings/index.ts.`)
      const svg = drawings[`${name}.svg`] ?? ''
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
      const alt = plates.find((plate) => plate.name === name)?.alt ?? ''
      const file: DrawingFile = { src, alt, width: Number(width ?? 0), height: Number(height ?? 0) }
      return `export default ${JSON.stringify(file)}`
    },
    configureServer(server) {
      server.middlewares.use('/drawings', (request, response, next) => {
        const name = /^\/(.+)-[\da-f]{8}\.svg/.exec(request.url ?? '')?.[1]
        const svg = name === undefined ? undefined : drawings[`${name}.svg`]
        if (svg === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml').end(svg)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, path] of paths) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: drawings[`${name}.svg`] ?? '' })
      }
    },
  }
}
