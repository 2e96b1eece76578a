import { expect, test } from 'vitest'
import { readArticle } from '../../tests/fixtures/articleText.ts'
import { claim, findWrongFigures } from '../../tests/fixtures/figures.ts'

// Figures without an equation: websites and selling online. equations.test.ts has those with one.
const claims = {
  'mobile-web-design': [
    claim(
      'one bar yields {rate} kbit/s. A page of {page} MB is {bits} Mbit, and {again} ÷ {mbit} =',
      ({ rate, page }) => ({
        bits: page * 8,
        again: page * 8,
        mbit: rate / 1000,
      }),
    ),
    claim(
      'A page of {page} kB takes {seconds} seconds, and if text and styles account for {first} kB of that and come first, reading starts after about {start}.',
      ({ page, first }) => ({
        seconds: (page * 8) / 400,
        start: (first * 8) / 400,
      }),
    ),
    claim(
      'With {height} CSS pixels of visible height, a header of {header} and a banner of {banner} leave {left}, or {share}.',
      ({ height, header, banner, left }) => ({
        left: height - header - banner,
        share: (left / height) * 100,
      }),
    ),
    claim('Fifteen percent would be {pixels} pixels', () => ({ pixels: Math.floor(664 * 0.15) })),
    claim(
      'so {a} of them make {x} mm, {b} (criterion 2.5.5, level AAA) make {y} mm, and {c} make {z} mm',
      ({ a, b, c }) => ({
        x: (a * 65) / 390,
        y: (b * 65) / 390,
        z: (c * 65) / 390,
      }),
    ),
    claim(
      '{size} MB are {bits} Mbit, and {again} ÷ 0.4 = {seconds} seconds, or {minutes} minutes and {rest} seconds',
      ({ size, seconds }) => ({
        bits: size * 8,
        again: size * 8,
        minutes: Math.floor(seconds / 60),
        rest: seconds % 60,
      }),
    ),
    claim('may be a PDF of {size} kB: {seconds} seconds', ({ size }) => ({ seconds: (size * 8) / 400 })),
    claim(
      'one of {size} MB takes {bits} ÷ {rate} = 160 seconds, one of {small} kB takes {seconds}.',
      ({ size, rate, small }) => ({
        bits: size * 8,
        seconds: (small * 8) / 1000 / rate,
      }),
    ),
  ],
  'online-sales-strategies': [
    claim('costs inside sales {minutes} minutes', () => ({ minutes: 0.3 * 60 })),
    claim('a year, or {each} per order: {share} of its value', ({ each }) => ({
      each: 113_400 / 9000,
      share: (each / 140) * 100,
    })),
    claim('the firm frees {orders} × {minutes} minutes = {hours} hours, worth {sum}', ({ hours }) => ({
      orders: 9000 / 2,
      minutes: 18 - 3,
      sum: hours * 42,
    })),
    claim('That is {dead} × 14 = 560 hours a year', () => ({ dead: 160 / 4 })),
    claim('The hours go to the other {rest},', () => ({ rest: 60 - 25 })),
    claim('Hours freed a year {parts} up to {machines} {sheet} ({weeks} weeks)', ({ weeks }) => ({
      parts: 1125,
      machines: 560,
      sheet: 12.5 * weeks,
    })),
    claim('The parts maker saves {each} an order', () => ({ each: (15 / 60) * 42 })),
    claim('saves {each} an RFQ: 18,000 ÷ 21 = {n} of its {all} simple ones', () => ({
      each: (30 / 60) * 42,
      all: 25 * 48,
    })),
  ],
  'seo-for-manufacturing': [
    claim(
      'With {sizes} sizes it is tempting to generate {pages} pages, or {all} in {materials} materials',
      ({ sizes, materials }) => ({
        pages: sizes,
        all: sizes * materials,
      }),
    ),
    claim(
      'If {share}% send an RFQ, there are {rfqs}; if you win one in {n} at {price}, that is {orders} orders and {sum} a month',
      ({ share, rfqs, n, price, orders }) => ({
        rfqs: (1000 * share) / 100,
        orders: rfqs / n,
        sum: orders * price,
      }),
    ),
    claim(
      'Raise the share to {share}% by moving the upload up to the size table, and you have {rfqs} RFQs, {orders} orders, {sum}.',
      ({ share, rfqs, orders }) => ({
        rfqs: (1000 * share) / 100,
        orders: rfqs / 5,
        sum: orders * 1900,
      }),
    ),
    claim('Between the drawing and the button lie {minutes} minutes', () => ({ minutes: 58 - 49 })),
  ],
}

test.each(Object.entries(claims))('the figures of %s follow from its inputs', async (slug, claims) => {
  const text = await readArticle(slug)
  for (const claim of claims) expect(findWrongFigures(text, claim)).toEqual([])
})
