import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from '#scripts/chunks.ts'
import { illustrationFiles } from '#scripts/illustrations.ts'
import { siteConfig } from '#scripts/siteConfig.ts'
import { moveSummaries } from '#scripts/moveSummaries.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'

// The site's own build; `npm run build` adds the prerendering (scripts/build.ts).
export default defineConfig(({ command, mode }) => ({
  plugins: [
    // In development there is a chat, whose provider the mocks imitate.
    siteConfig({}, command === 'serve' && mode === 'development' ? { VITE_CHAT_WIDGET_URL: widgetUrl } : {}),
    illustrationFiles(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.test\\.',
      disableLogging: true,
    }),
    react(),
    moveSummaries(),
    // Production holds no trace of the mocks.
    command === 'serve' && msw({ mode: 'worker-only' }),
  ],
  // React itself has what the shim is for; in development the other says that one should not ask for it.
  ...(command === 'build' && { resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } } }),
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // One block of styles, the same on every page, so that the policy holds one hash for it.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Vite would list the files behind every import() in the main chunk, 0.4 kB that each page loads. A page's own files
    // are preloaded by its HTML, those of the next page by prefetch.ts.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    reportCompressedSize: false,
  },
}))
