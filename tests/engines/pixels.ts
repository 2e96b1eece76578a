import type { Tab } from './tab.ts'

/** A rectangle in the viewport, in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number }

/**
 * Returns the length in pixels of the longest horizontal run of pixels darker than a limit.
 *
 * @param limit of the red channel, from 0 (black) to 255
 */
export async function longestRow(tab: Tab, box: Box, limit: number): Promise<number> {
  const picture = Buffer.from(await tab.screenshot()).toString('base64')
  return tab.evaluate(measure, picture, box, limit)
}

// Runs in the page, which decodes the PNG.
async function measure(picture: string, box: Box, limit: number): Promise<number> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const { data, width, height } = context.getImageData(box.x, box.y, box.width, box.height)
  let longest = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, length = 0; x < width; x += 1) {
      length = data[(y * width + x) * 4]! < limit ? length + 1 : 0
      longest = Math.max(longest, length)
    }
  }
  return longest
}
