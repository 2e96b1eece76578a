import { render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import '#src/styles/index.css'
import { Color } from './foundations/Color.tsx'
import { measure } from './foundations/measure.ts'
import { contrast } from './foundations/contrast.ts'
import { groups } from './foundations/TokenName.tsx'
import { listPairs } from './foundations/siteStyles.ts'
import { Spacing } from './foundations/Spacing.tsx'
import { Type } from './foundations/Type.tsx'

/** Returns the custom properties that apply to the document, as the browser parsed them. */
const listCustomProperties = () =>
  [...document.documentElement.computedStyleMap().keys()].filter((name) => name.startsWith('--'))

test('shows every token on one page', () => {
  const { container } = render([Color, Type, Spacing].map((page) => createElement(page, { key: page.name })))
  const shown = Array.from(container.querySelectorAll('[data-token]'), (element) => element.getAttribute('data-token'))
  expect(shown.length).toBeGreaterThan(30)
  expect(shown.map((name) => `--${name}`).toSorted()).toEqual(listCustomProperties().toSorted())
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
])('computes the contrast of %s and %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBeCloseTo(ratio, 2)
})

test('measures lengths in the text of each width', () => {
  expect(measure('clamp(1rem, 4vw, 2.5rem)', 768)).toBe('30.7')
  expect(Number(measure('33em', 360))).toBeLessThan(Number(measure('33em', 1280)))
})

test('has a contrast of 4.5 for text on the lines of the blueprint grid', () => {
  const lines = groups.color.find(({ name }) => name === 'blueprint-line')!
  const texts = groups.color.filter(({ name }) => ['sheet', 'blueprint-text'].includes(name))
  expect(texts.map(({ value }) => contrast(value, lines.value) >= 4.5)).toEqual([true, true])
})

test('sets text and background together only with a contrast of 4.5', () => {
  const value = (name = '') => groups.color.find((token) => token.name === name)?.value ?? ''
  const ratios = [...listPairs()].map((pair) => {
    const [text, ground] = pair.split(' on ')
    return { pair, ratio: contrast(value(text), value(ground)) }
  })
  expect(ratios.map(({ pair }) => pair)).toContain('sheet on signal')
  expect(ratios.filter(({ ratio }) => ratio < 4.5)).toEqual([])
})
