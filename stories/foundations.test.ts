import { render } from '@testing-library/react'
import { createElement, Fragment } from 'react'
import { expect, test } from 'vitest'
import '#src/styles/index.css'
import { Color, Spacing, Type } from './foundations/Foundations.stories.tsx'
import { ownSizes, pairs, stickyHovers } from './foundations/siteStyles.ts'
import { allTokens, contrast } from './foundations/tokens.ts'

const value = (name = '') => allTokens.find((token) => token.name === name)?.value ?? ''

test('shows every token on one page', () => {
  const { container } = render(
    createElement(Fragment, {}, ...[Color, Type, Spacing].map(({ input }) => input.render())),
  )
  const shown = Array.from(
    container.querySelectorAll<HTMLElement>('[data-token]'),
    ({ dataset }) => `--${dataset['token']}`,
  )
  // As the browser parsed them.
  const applied = [...document.documentElement.computedStyleMap().keys()].filter((name) => name.startsWith('--'))
  expect(shown.length).toBeGreaterThan(30)
  expect(shown.toSorted()).toEqual(applied.toSorted())
})

test('sets text and background together only with a contrast of 4.5, also on the lines of the blueprint grid', () => {
  expect([...pairs]).toContain('sheet on signal')
  const onLines = ['sheet on blueprint-line', 'blueprint-text on blueprint-line']
  const ratios = [...pairs, ...onLines].map((pair) => {
    const [text, ground] = pair.split(' on ')
    return { pair, ratio: contrast(value(text), value(ground)) }
  })
  expect(ratios.filter(({ ratio }) => !(ratio >= 4.5))).toEqual([])
})

test('sets text in the sizes of the tokens alone, save the words of a chart, which is scaled', () => {
  expect(ownSizes).toEqual(['13px', '11px'])
})

test('marks what is under the pointer only where a pointer can hover, because a tap would leave the mark', () => {
  expect(stickyHovers).toEqual([])
})
