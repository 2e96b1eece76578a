// npm run build:edge: bundles the Supabase Edge Functions for `supabase functions deploy`.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const sources = 'supabase/functions'

/**
 * Bundles each Supabase Edge Function into one file that imports runtime modules only. Deployment therefore needs no
 * file outside `supabase/functions/`.
 *
 * @param folder output folder; each function gets a subfolder with its `index.js`
 * @returns names of the functions
 */
export async function buildEdgeFunctions(folder = sources): Promise<string[]> {
  const names = await readdir(sources)
  for (const name of names) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: join(sources, name, 'index.ts'),
        outDir: join(folder, name),
        // The source lies beside it.
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
      },
      ssr: { noExternal: true },
    })
  }
  return names
}

if (import.meta.main) {
  const names = await buildEdgeFunctions()
  console.log(`${names.length} functions in supabase/functions/: ${names.join(', ')}`)
}
