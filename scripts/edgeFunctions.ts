import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'vite'

const sources = 'server/edge/functions'

/**
 * Bundles each Supabase Edge Function into one file that imports runtime modules only. Deployment therefore needs no
 * file outside `supabase/functions/`.
 *
 * @param folder output folder; each function gets a subfolder with its `index.js`
 * @returns names of the functions
 */
export async function buildEdgeFunctions(folder = 'supabase/functions'): Promise<string[]> {
  const names = (await readdir(sources)).map((file) => basename(file, '.ts'))
  for (const name of names) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: join(sources, `${name}.ts`),
        outDir: join(folder, name),
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
      },
      ssr: { noExternal: true },
    })
  }
  return names
}
