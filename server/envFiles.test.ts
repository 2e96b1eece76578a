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

test('reads the files of a mode, later ones over earlier ones, and names what it leaves out', async () => {
  const { variables, others } = await read({
    '.env': 'VITE_A=1\nVITE_B=1\nVITE_C=1\nVITE_D=1',
    '.env.local': 'VITE_B=2\nVITE_C=2\nVITE_D=2\nRETENTION_DAYS=90\nSMTP_URL=smtp://host',
    '.env.production': 'VITE_C=3\nVITE_D=3',
    '.env.production.local': 'VITE_D=4',
    '.env.development': 'VITE_A=5',
  })
  expect(variables).toEqual({ VITE_A: '1', VITE_B: '2', VITE_C: '3', VITE_D: '4', RETENTION_DAYS: '90' })
  expect(others).toEqual(['SMTP_URL'])
  expect(await read({})).toEqual({ variables: {}, others: [] })
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
  expect((await read({ '.env.local': lines.join('\r\n') })).variables).toEqual({
    VITE_A: 'Hlavná 5 #12, 811 01 Bratislava',
    VITE_B: 'Amtsgericht "Köln", HRB 1234',
    VITE_C: `Mail's "Ltd."`,
    VITE_D: 'from $HOME to \\$5',
    VITE_F: '',
    VITE_G: '1 Mill Road, Bratislava',
  })
})

test.each([
  ['VITE_A=Hlavná 5 #12, Bratislava', `VITE_A='Hlavná 5 #12, Bratislava'`],
  ['export VITE_A = one working day # ask Jana', 'the comment in a line of its own'],
  ['VITE_A="Amtsgericht "Köln", HRB 1234"', `VITE_A='Amtsgericht "Köln", HRB 1234'`],
  [`VITE_A='Mail's'`, `VITE_A="Mail's"`],
  [`VITE_A="open`, `VITE_A='open'`],
  ['RETENTION_DAYS=90#days', 'RETENTION_DAYS ends before the #'],
])('refuses the line %s, whose value would be cut off, and shows what to write', async (line, written) => {
  const reading = read({ '.env': 'VITE_Z=1', '.env.local': `VITE_Y=1\n${line}\n` })
  await expect(reading).rejects.toThrow(/^A value is cut off:\n {2}\.env\.local, line 2: /)
  await expect(reading).rejects.toThrow(written)
})
