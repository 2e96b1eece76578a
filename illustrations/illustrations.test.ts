import { expect, test } from 'vitest'
import { illustrations } from './index.ts'

// Pages refer to a drawing by `<use>` (src/components/site/Drawing.tsx). There, WebKit resolves none of these.
const unsupported = /<(?:clipPath|mask|linearGradient|radialGradient|pattern|filter)\b|url\(#/

test.each(Object.entries(illustrations))('%s uses nothing that WebKit ignores in a referenced drawing', (_, svg) => {
  expect(unsupported.exec(svg)?.[0]).toBeUndefined()
})
