import { expect, test } from 'vitest'
import { readArticle } from '../../tests/fixtures/articleText.ts'
import { claim, findWrongFigures } from '../../tests/fixtures/figures.ts'

// Figures without an equation: video, brand and webinars. equations.test.ts has those with one.
const claims = {
  'video-marketing': [
    claim(
      'about {minutes} minutes of running at {rate} packs a minute, which makes {packs} packs',
      ({ minutes, rate }) => ({ packs: minutes * rate }),
    ),
    claim('The {reel} m reel on the machine will run out after {packs} packs', ({ reel }) => ({
      packs: Math.floor(reel / 0.18),
    })),
    claim(
      'crew and equipment {crew}, editing six times {edit} = {editing}, your own people {hours} hours at {rate} = {own}, material {material}. Together {sum}, or {each} per film',
      ({ crew, edit, editing, hours, rate, own, material, sum }) => ({
        editing: 6 * edit,
        own: hours * rate,
        sum: crew + editing + own + material,
        each: sum / 6,
      }),
    ),
    claim('If it takes {minutes} minutes, show 11: at eight times the speed, {seconds} ÷', ({ minutes }) => ({
      seconds: minutes * 60,
    })),
    claim(
      'Film 4 at {rate} words a minute has {words} words; {more} more languages make {all} words',
      ({ rate, words, more }) => ({
        words: rate * 2,
        all: words * more,
      }),
    ),
    claim('Film 6, the silent loop ({length} s)', () => ({ length: 5 * 4 })),
  ],
  'visual-branding-tips': [
    claim('At {speed} km/h a van covers {meters} meters a second', ({ speed }) => ({ meters: speed / 3.6 })),
    claim('by {scale}: lettering of {a} mm becomes {x} mm, and a line of {b} mm becomes {y} mm', ({ scale, a, b }) => ({
      scale: Math.SQRT1_2,
      x: a * scale,
      y: b * scale,
    })),
    claim(
      'At a scale of 1:{scale}, a back wall three meters high is {wall} mm of paper, and {eye} cm from your eye stands for {aisle} meters',
      ({ scale, eye }) => ({
        wall: 3000 / scale,
        aisle: (eye * scale) / 100,
      }),
    ),
  ],
  'webinar-best-practices': [
    claim('slides and talk take {talk} hours, the rehearsals {rehearse}½', () => ({
      rehearse: Math.floor(1.5 * 3 + 1.5 * 6),
    })),
    claim(
      'invitation and page {page}, the broadcast {live}½ (1½ for three), the week after {after}. That makes {sum} hours; at {rate} an hour, {cost}.',
      ({ page, after, sum, rate }) => ({
        live: Math.floor(1.5 * 3),
        sum: 24 + 13.5 + page + 4.5 + after,
        cost: sum * rate,
      }),
    ),
    claim('it replaces {visits} visits', () => ({ visits: Math.ceil(7.5) })),
    claim('at {speed} rpm makes 3.14 × 0.06 m × {turns}/s =', ({ speed }) => ({ turns: speed / 60 })),
    claim('Questions get {minutes} minutes of 45', () => ({ minutes: 43 - 33 })),
  ],
}

test.each(Object.entries(claims))('the figures of %s follow from its inputs', async (slug, claims) => {
  const text = await readArticle(slug)
  for (const claim of claims) expect(findWrongFigures(text, claim)).toEqual([])
})

test('the run sheet of the webinar has no gap and ends after 45 minutes', async () => {
  const text = await readArticle('webinar-best-practices')
  const steps = [...text.matchAll(/^(\d\d):00–(\d\d):00$/gm)].map((step) => step.slice(1).map(Number))
  expect(steps.length).toBeGreaterThan(8)
  for (const [index, [from]] of steps.entries()) expect(from).toBe(steps[index - 1]?.[1] ?? 0)
  expect(steps.at(-1)?.[1]).toBe(45)
})

test('two in the afternoon in Prague in winter is the time named elsewhere', async () => {
  expect(await readArticle('webinar-best-practices')).toContain(
    'In winter, 14:00 in Prague is 8:00 in New York and 18:30 in Mumbai',
  )
  const at = (timeZone: string) =>
    new Date('2027-01-12T13:00Z').toLocaleTimeString('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' })
  expect(['Europe/Prague', 'America/New_York', 'Asia/Kolkata'].map(at)).toEqual(['14:00', '8:00', '18:30'])
})

test('the contrast of letters on the orange is as stated', async () => {
  const text = await readArticle('visual-branding-tips')
  expect(text).toContain('White letters on a strong orange such as #F28C00 have a contrast of about 2.5:1')
  expect(text).toContain('Near-black, #1A1A1A, on the same orange reaches about 7:1')
  expect(contrast('#FFFFFF', '#F28C00')).toBeCloseTo(2.5, 1)
  expect(contrast('#F28C00', '#1A1A1A')).toBeCloseTo(7, 0)
})

/** Returns the contrast ratio of a lighter and a darker color (WCAG 2.2, relative luminance). */
function contrast(light: string, dark: string) {
  const [a, b] = [light, dark].map((color) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
      return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  })
  return (a! + 0.05) / (b! + 0.05)
}
