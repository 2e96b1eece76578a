import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import type { ListedPage } from '#src/content/pageFacts.ts'

// Cut from Archivo Bold (npm: @expo-google-fonts/archivo 0.4.2) to the characters of the site's font files, as the renderer reads
// neither WOFF2 nor variable weights.
const font = {
  loadSystemFonts: false,
  fontFiles: ['src/fonts/archivo-sharing.ttf'],
  defaultFontFamily: 'Archivo',
}

/**
 * Renders an SVG as PNG, `width` pixels wide, on an optional background color.
 *
 * @throws Error if it has a color that the page would give it, which the renderer makes black
 */
function png(svg: string, width: number, background?: string): Buffer {
  const fixed = svg.replaceAll(/var\(--[\w-]+, ?([^()]+)\)/g, '$1')
  const [color] = /var\(|currentColor/.exec(fixed) ?? []
  if (color)
    throw new Error(`A drawing with ${color} cannot be rendered as PNG. Write the color, or var(--name, #b93e0a).`)
  return new Resvg(fixed, { font, fitTo: { mode: 'width', value: width }, ...(background && { background }) })
    .render()
    .asPng()
}

/**
 * Renders the Open Graph image (1200 × 630) of every page: its drawing, and below it what a shared link says, the mark and the
 * company's name.
 *
 * @param name the company's name
 * @returns bytes by file name, relative to the site's root
 * @throws Error that names the page whose image cannot be drawn
 */
export function sharingImages(
  pages: Pick<ListedPage, 'slug' | 'title' | 'searchTitle'>[],
  name: string,
): Record<string, Buffer> {
  const mark = readFileSync('public/icon.svg', 'utf8').replace('<svg', '<svg x="1116" y="527" width="56" height="56"')
  return Object.fromEntries(
    pages.map(({ slug, title, searchTitle = title }) => {
      const file = slug || 'home'
      const [drawing = 'src/home/hero.svg'] = globSync(`src/*/${file}.svg`)
      const { svg, paper } = readDrawing(drawing)
      const image =
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="${paper}" d="M0 0h1200v480H0z"/>${svg}` +
        '<path fill="#fff" d="M0 480h1200v150H0z"/><path fill="#14202b" d="M0 478h1200v4H0z"/>' +
        `${fitTitle(searchTitle)}${mark}${write(name, { x: 1100, y: 563, size: 26, anchor: 'end' })}</svg>`
      try {
        return [`sharing/${file}.png`, png(image, 1200)]
      } catch (cause) {
        throw new Error(`${drawing}: ${(cause as Error).message}`, { cause })
      }
    }),
  )
}

/** Gives each address of a sharing image a version: networks keep an image by its address, and would show one that has changed. */
export const nameVersions = (html: string, images: Record<string, Buffer>): string =>
  html.replaceAll(
    /\/(sharing\/[\w-]+\.png)/g,
    (path, file: string) => `${path}?v=${hash('sha256', images[file]!).slice(0, 8)}`,
  )

/** Returns a drawing in the upper part of an image, and the color of its paper. */
function readDrawing(file: string): { svg: string; paper: string } {
  const [, head = '', content = ''] = /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(readFileSync(file, 'utf8')) ?? []
  const [viewBox] = /viewBox="[^"]*"/.exec(head) ?? []
  const [, paper = '#f7f6f2'] = /id="paper" fill="([^"]*)"/.exec(content) ?? []
  return { svg: `<svg y="8" width="1200" height="462" ${viewBox}>${content}</svg>`, paper }
}

const titleWidth = 760

/** Writes a title in the largest size in which it has at most two lines. */
function fitTitle(title: string): string {
  for (let size = 46; ; size -= 2) {
    const lines = breakLines(title, size)
    if (lines.length > 2 && size > 20) continue
    const first = 555 + size * 0.36 - (lines.length - 1) * size * 0.6
    return lines.map((line, index) => write(line, { x: 40, y: first + index * size * 1.2, size })).join('')
  }
}

function breakLines(title: string, size: number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer, size) <= titleWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const measure = (text: string, size: number): number =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 99">${write(text, { x: 0, y: 70, size })}</svg>`,
    {
      font,
    },
  ).getBBox()?.width ?? 0

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' }

function write(
  text: string,
  { x, y, size, anchor = 'start' }: { x: number; y: number; size: number; anchor?: string },
) {
  const escaped = text.replaceAll(/[&<]/g, (character) => entities[character]!)
  const face = `font-size="${size}" font-weight="700" font-family="Archivo" fill="#14202b"`
  return `<text x="${x}" y="${y}" ${face} text-anchor="${anchor}">${escaped}</text>`
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
