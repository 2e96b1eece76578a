import { longestRow } from './pixels.ts'
import { expect, test } from './test.ts'

test('renders the fallback font as wide as the web font, in every weight', async ({ tab }) => {
  await tab.goto('/')
  await tab.waitForHydration()
  const ratios = await tab.evaluate(async () => {
    const line = document.createElement('span')
    line.textContent = document.querySelector('h1')!.textContent
    Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '40px' })
    document.body.append(line)
    const measureWidth = (family: string, weight: number) => {
      Object.assign(line.style, { fontFamily: `'${family}', monospace`, fontWeight: String(weight) })
      return line.getBoundingClientRect().width
    }
    const all: number[] = []
    for (const weight of [400, 600, 700, 800]) {
      await document.fonts.load(`${weight} 40px 'Archivo'`)
      all.push(measureWidth('Archivo Fallback', weight) / measureWidth('Archivo', weight))
    }
    return all
  })
  expect(ratios.filter((ratio) => Math.abs(ratio - 1) > 0.02)).toEqual([])
})

test('underlines a link without gaps between its words', async ({ tab }) => {
  await tab.goto('/contact')
  await tab.waitForHydration()
  const link = 'main a[href="/"]'
  expect(await tab.text(link)).toContain('Back to Home')
  const words = (await tab.on(link, (element) => {
    const range = document.createRange()
    range.selectNodeContents(element.lastChild!)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height: height + 6 }
  }))!
  await tab.move(5, 400)
  // The longest dark row is the underline.
  expect(await longestRow(tab, words, 128)).toBeGreaterThan(words.width - 3)
})
