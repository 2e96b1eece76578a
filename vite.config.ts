import { basename } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { siteBuild } from '#scripts/build.ts'
import { addFontFaces } from '#scripts/fontFaces.ts'
import { siteConfig } from '#scripts/siteConfig.ts'
import { texts } from '#scripts/texts/plugin.ts'
import { textRoutes } from '#scripts/texts/routes.ts'
import { exampleChat } from '#mocks/chat/provider.ts'

const stylesheets = new Map<string, string>()

/** Returns the name of a stylesheet. Throws if another has the same, whose classes would merge with those of this one. */
function nameStylesheet(file: string): string {
  const name = basename(file, '.module.css')
  const other = stylesheets.get(name) ?? file
  if (other !== file) throw new Error(`${file} and ${other} have one name, so their classes would merge. Rename one.`)
  stylesheets.set(name, file)
  return name
}

export default defineConfig(({ command, mode }) => ({
  plugins: [
    siteBuild(),
    siteConfig(),
    // Development has a chat with a mocked provider.
    mode === 'development' && {
      name: 'example-chat',
      config: () => ({ define: { __CHAT__: JSON.stringify(exampleChat) } }),
    },
    addFontFaces(),
    texts(),
    textRoutes(),
    tanstackRouter({
      target: 'react',
      generatedRouteTree: 'src/routeTree.gen.ts',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.test\\.',
      disableLogging: true,
    }),
    // An edited text is shown without a reload, as a component is.
    react({ include: /\.([tj]sx?|mdx)$/ }),
    // Production contains no mocks.
    command === 'serve' && msw({ mode: 'worker-only' }),
  ],
  // A name says its stylesheet and compresses, which a hash does not.
  css: { modules: { generateScopedName: (name, file) => `${nameStylesheet(file)}_${name}` } },
  server: {
    host: '127.0.0.1',
    // The browser tests build a copy of the site there, and each of its files would reload the page that a developer looks at.
    watch: { ignored: ['**/.cache/**'] },
  },
  // The page loads its scripts from a script of its own, in which Vite's search for dependencies sees no import. A
  // dependency that is found later reloads the page.
  optimizeDeps: { entries: ['src/**/!(*.test).tsx', 'src/*/!(*.test).ts', 'mocks/browser.ts'] },
  build: {
    target: 'es2022',
    // All styles in one block, the same on every page, so that the policy needs one hash.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Pages preload their modules from HTML, and prefetch.ts loads those of the next page.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // Rolldown refuses a shorter hash once there are 65 chunks, which one more article or the chat would bring.
        chunkFileNames: 'assets/[name]-[hash:8].js',
        assetFileNames: 'assets/[name]-[hash:8][extname]',
        codeSplitting: {
          groups: [
            // What every page loads, and three components that nearly every page has.
            { name: 'main', test: /src\/main\.tsx$|(ui|shell)\/(Drawing|Page|Table)\./, priority: 1 },
            // With the URLs of the drawings, each of which would be a request of its own.
            { name: 'article', test: /src\/article\/|src\/articles\/[\w-]+\.svg/ },
            // What the forms share is one request, and 0.6 kB less than in parts. http.ts is loaded on demand.
            { name: 'form', test: /src\/form\/(?!http)|machines\/form|contract\/(text|errors)|xstate/ },
          ],
        },
      },
      // The texts are compiled in JavaScript, which takes a second. Rolldown would warn about it in each build.
      checks: { pluginTimings: false },
    },
    reportCompressedSize: false,
  },
}))
