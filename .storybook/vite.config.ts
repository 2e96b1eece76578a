import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { addFontFaces } from '#scripts/fontFaces.ts'
import { siteConfig } from '#scripts/siteConfig.ts'
import { texts } from '#scripts/texts/plugin.ts'
import { textRoutes } from '#scripts/texts/routes.ts'
import { sampleFacts, samplePreset } from './samples.ts'

// The Vite configuration of Storybook and of the tests: the site's plugins without route code splitting.
export default defineConfig({
  plugins: [
    siteConfig(samplePreset),
    addFontFaces(),
    texts(sampleFacts),
    textRoutes(),
    react(),
    msw({ mode: 'worker-only' }),
  ],
})
