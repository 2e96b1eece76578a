import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { readEnvFiles } from './envFiles.ts'

async function read(files: Record<string, string>) {
  const folder = await temporaryFolder()
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return readEnvFiles('production', folder)
}

test('reads the files of a mode, later ones over earlier ones', async () => {
  const { variables } = await read({
    '.env': 'VITE_A=1\nVITE_B=1\nVITE_C=1\nVITE_D=1',
    '.env.local': 'VITE_B=2\nVITE_C=2\nVITE_D=2\nRETENTION_DAYS=90\nSMTP_URL=smtp://host',
    '.env.production': 'VITE_C=3\nVITE_D=3',
    '.env.production.local': 'VITE_D=4',
    '.env.development': 'VITE_A=5',
  })
  expect(variables).toEqual({
    VITE_A: '1',
    VITE_B: '2',
    VITE_C: '3',
    VITE_D: '4',
    RETENTION_DAYS: '90',
    SMTP_URL: 'smtp://host',
  })
  expect(await read({})).toEqual({ variables: {}, cut: [] })
})

test('reads quotes, comments and dollar signs as docs/configuration.md shows them', async () => {
  const lines = [
    `VITE_A='Hlavná 5 #12, 811 01 Bratislava'`,
    `VITE_B='Amtsgericht "Köln", HRB 1234' # a comment`,
    'VITE_C=`Mail\'s "Ltd."`',
    'VITE_D=from $HOME to \\$5',
    '# VITE_E=a # b',
    'VITE_F= # nothing yet',
    'VITE_G=1 Mill Road, Bratislava  ',
  ]
  expect(await read({ '.env.local': lines.join('\r\n') })).toEqual({
    cut: [],
    variables: {
      VITE_A: 'Hlavná 5 #12, 811 01 Bratislava',
      VITE_B: 'Amtsgericht "Köln", HRB 1234',
      VITE_C: `Mail's "Ltd."`,
      VITE_D: 'from $HOME to \\$5',
      VITE_F: '',
      VITE_G: '1 Mill Road, Bratislava',
    },
  })
})

test.each([
  ['VITE_A=Hlavná 5 #12, Bratislava', 'VITE_A is read as "Hlavná 5"', `VITE_A='Hlavná 5 #12, Bratislava'`],
  ['export VITE_A = one # ask Jana', 'VITE_A is read as "one"', 'a comment in a line of its own'],
  ['VITE_A="Amtsgericht "Köln", HRB 1"', 'VITE_A is read as "Amtsgericht "', `VITE_A='Amtsgericht "Köln", HRB 1'`],
  [`VITE_A='Mail's'`, 'VITE_A is read as "Mail"', `VITE_A="Mail's"`],
  [`VITE_A="open`, 'VITE_A is read as', `VITE_A='open'`],
  ['RETENTION_DAYS=90#days', 'RETENTION_DAYS is read as "90"', 'a comment'],
])('names the line %s, which is not read as it was typed, and what to write', async (line, is, write) => {
  const { cut } = await read({ '.env': 'VITE_Z=1', '.env.local': `VITE_Y=1\n${line}\n` })
  expect(cut).toHaveLength(1)
  expect(cut[0]).toMatch(/^\.env\.local, line 2: /)
  for (const part of [is, write]) expect(cut[0]).toContain(part)
})
