import { build, type Rolldown } from 'vite'

/** Bundles and minifies src/bootstrap.ts. Returns the text of the inline script. */
export async function bundleBootstrap(): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/bootstrap.ts', formats: ['iife'], name: 'bootstrap' },
      reportCompressedSize: false,
    },
  })) as Rolldown.RolldownOutput[]
  return bundle!.output[0].code.trim()
}
