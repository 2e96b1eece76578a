import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { articles } from '#scripts/texts/plugin.ts'
import { addFontFaces } from '#scripts/fontFaces.ts'
import { illustrationFiles } from '#scripts/illustrations.ts'
import { samplePreset, siteConfig } from '#scripts/siteConfig.ts'

// The Vite configuration of Storybook and of the tests: the site's plugins without route code splitting.
export default defineConfig({
  plugins: [
    siteConfig({}, samplePreset),
    illustrationFiles(),
    addFontFaces(),
    articles(),
    react(),
    msw({ mode: 'worker-only' }),
  ],
})
