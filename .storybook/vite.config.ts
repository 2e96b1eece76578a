import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { addFontFaces } from '#scripts/fontFaces.ts'
import { samplePreset, siteConfig } from '#scripts/siteConfig.ts'
import { texts } from '#scripts/texts/plugin.ts'
import { textRoutes } from '#scripts/texts/routes.ts'

/** Facts that the company has not given yet, on the pages of one service and one article. */
const sampleFacts = {
  'services/seo-optimization': {
    price: 'from €0,000, without VAT',
    remedy: 'A sample of what happens if the work fails.',
    storage: 'A sample of where the data is stored.',
    basis: { '150% organic traffic growth': 'Sample basis: 00 sites, January 0000 to June 0000' },
  },
  'articles/ai-in-sales': { author: { name: 'Jana Sample', role: 'sample of a role' } },
}

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
