import { expect, test } from 'vitest'
import { illustrations } from './index.ts'

// Elements that WebKit does not render in an illustration referenced by `<use>` (src/components/site/Drawing.tsx).
const unsupported = /<(?:clipPath|mask|linearGradient|radialGradient|pattern|filter)\b|url\(#/

test.each(Object.entries(illustrations))('%s uses nothing that WebKit ignores in a referenced drawing', (_, svg) => {
  expect(unsupported.exec(svg)?.[0]).toBeUndefined()
})
