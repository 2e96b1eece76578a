import { longestRow } from './pixels.ts'
import { expect, test } from './test.ts'

test('renders a fallback font nearly as wide as the web font, in every weight', async ({ tab }) => {
  await tab.goto('/')
  await tab.waitForHydration()
  const ratios = await tab.evaluate(async () => {
    const line = document.createElement('span')
    line.textContent = document.querySelector('main')!.textContent.replace(/\s+/g, ' ').slice(0, 600)
    Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '40px' })
    document.body.append(line)
    const measureWidth = (family: string, weight: number) => {
      Object.assign(line.style, { fontFamily: family, fontWeight: String(weight) })
      return line.getBoundingClientRect().width
    }
    const found: number[] = []
    // A family of which this machine has no font is as wide as the generic one after it.
    for (const family of ['Archivo Arial', 'Archivo Roboto', 'Archivo DejaVu'])
      for (const weight of [400, 600, 700, 800]) {
        await document.fonts.load(`${weight} 40px Archivo`)
        const isMissing =
          measureWidth(`'${family}', monospace`, weight) === measureWidth('monospace', weight) &&
          measureWidth(`'${family}', serif`, weight) === measureWidth('serif', weight)
        if (!isMissing) found.push(measureWidth(`'${family}', monospace`, weight) / measureWidth('Archivo', weight))
      }
    return found
  })
  expect(ratios.filter((ratio) => Math.abs(ratio - 1) > 0.06)).toEqual([])
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
