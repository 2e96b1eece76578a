import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadEnv } from 'vite'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { readEnvFiles } from './envFiles.ts'

test('reads the same variables as the build', async () => {
  const folder = await temporaryFolder()
  const files = {
    '.env': 'VITE_BACKEND_ANON_KEY=from-env\nVITE_SITE_URL="https://www.company.com" # comment\nSMTP_URL=secret\n',
    '.env.local': "VITE_BACKEND_ANON_KEY='from local'\n",
    '.env.production': 'VITE_COMPANY_PHONE=+421 2 555 01\n\n# VITE_CEO_EMAIL=nobody\n',
    '.env.development': 'VITE_BACKEND_ANON_KEY=development\n',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const variables = await readEnvFiles(folder)
  expect(variables).toEqual({
    VITE_BACKEND_ANON_KEY: 'from local',
    VITE_SITE_URL: 'https://www.company.com',
    VITE_COMPANY_PHONE: '+421 2 555 01',
  })
  expect(loadEnv('production', folder, 'VITE_')).toMatchObject(variables)
})

test('needs no file', async () => {
  expect(await readEnvFiles(await temporaryFolder())).toEqual({})
})
