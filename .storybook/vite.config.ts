import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { safeParse } from 'valibot'
import { defineConfig } from 'vite'
import { addFontFaces } from '#scripts/fontFaces.ts'
import { facts } from '#contract/siteVariables.ts'
import { siteConfig } from '#scripts/siteConfig.ts'
import { texts } from '#scripts/texts/plugin.ts'
import { textRoutes } from '#scripts/texts/routes.ts'
import { sampleFacts, samplePreset } from './samples.ts'

/** Returns a fact as an owner may give it who says all of it: 200 letters, if its rule lets it be that long. */
function lengthen([name, value]: [string, string]): [string, string] {
  let long = value
  while (long.length < 180) long += ' with another sample word'
  const success = name in facts && safeParse(facts[name as keyof typeof facts], long).success
  return [name, success ? long : value]
}

const isLong = process.env['STORYBOOK_FACTS'] === 'long'
const preset: Record<string, string> = isLong
  ? Object.fromEntries(Object.entries(samplePreset).map(lengthen))
  : samplePreset

// The Vite configuration of Storybook and of the tests: the site's plugins without route code splitting.
export default defineConfig({
  plugins: [
    siteConfig(preset),
    addFontFaces(),
    texts(sampleFacts),
    textRoutes(),
    react(),
    msw({ mode: 'worker-only' }),
  ],
})
