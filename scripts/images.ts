import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import type { ListedPage } from '#src/content/pageFacts.ts'

/** Renders an SVG as PNG, `width` pixels wide, on an optional background color. */
function png(svg: string, width: number, background?: string): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(background && { background }) }).render().asPng()
}

/**
 * Renders the Open Graph image (1200 × 630) of every page.
 *
 * @returns bytes by file name, relative to the site's root
 */
export function sharingImages(pages: ListedPage[]): Record<string, Buffer> {
  return Object.fromEntries(
    pages.map(({ slug }) => {
      const name = slug || 'home'
      const [drawing] = globSync(`src/*/${name}.svg`)
      return [`sharing/${name}.png`, png(drawing ? readFileSync(drawing, 'utf8') : heroSheet(), 1200)]
    }),
  )
}

// Pages without a drawing use the hero, centered on the size of an Open Graph image.
function heroSheet(): string {
  const [, lines = ''] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(readFileSync('src/home/hero.svg', 'utf8')) ?? []
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#f7f6f2" d="M0 0h1200v630H0z"/>' +
    `<svg x="300" y="25" width="600" height="580" viewBox="0 0 640 600">${lines}</svg></svg>`
  )
}

/** Renders the site's icons from `public/icon.svg` and creates the web app manifest. */
export async function icons(name: string): Promise<Record<string, Buffer | string>> {
  const svg = await readFile('public/icon.svg', 'utf8')
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#f7f6f2',
    theme_color: '#f7f6f2',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  }
  return {
    'favicon.ico': ico(png(svg, 32), 32),
    'apple-touch-icon.png': png(svg, 180, '#f7f6f2'),
    'icon-192.png': png(svg, 192),
    'icon-512.png': png(svg, 512),
    'manifest.webmanifest': JSON.stringify(manifest),
  }
}

/** Returns an ICO file with one PNG image, which Windows supports since Vista. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
