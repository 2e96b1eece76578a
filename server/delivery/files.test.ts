import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acceptedMessage, company, deliveryOf } from '../../tests/fixtures/store.ts'
import { readMail } from '../../tests/fakes/mailServer.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { mailFiles, mailFolder, removeMailFiles } from './files.ts'
import { companyMail } from './mails.ts'

const mailOf = (number: number, generation = 0) =>
  companyMail(deliveryOf(acceptedMessage({}, number), { generation }), company)
const fileOf = (number: number, end = '') => `${acceptedMessage({}, number).id}.company-mail${end}.eml`

test('writes a mail into a file that only its owner can read, and replaces it at a repeated attempt', async () => {
  const folder = mailFolder(join(await temporaryFolder(), 'outbox'))
  for (let attempt = 0; attempt < 2; attempt += 1) await mailFiles(folder)(mailOf(1))
  expect(await readdir(folder)).toEqual([fileOf(1)])
  const { mode } = await stat(join(folder, fileOf(1)))
  expect([(await stat(folder)).mode, mode].map((bits) => bits & 0o777)).toEqual([0o700, 0o600])
  const mail = await readMail(await readFile(join(folder, fileOf(1))))
  expect(mail.subject).toBe('Message from Jana Nováková, Pump Works Ltd.')
})

test('leaves no part of a mail behind on a full disk, and writes it when there is room', async () => {
  const folder = await temporaryFolder()
  // A device that is always full, in place of the file.
  await symlink('/dev/full', join(folder, `.${mailOf(1).name}.partial`))
  await expect(mailFiles(folder)(mailOf(1))).rejects.toMatchObject({ code: 'file ENOSPC', isFinal: false })
  expect(await readdir(folder)).toEqual([])
  await mailFiles(folder)(mailOf(1))
  expect(await readdir(folder)).toEqual([fileOf(1)])
})

test('removes every file of a message', async () => {
  const folder = join(await temporaryFolder(), 'mail')
  // No mail was written yet.
  await removeMailFiles(folder, [acceptedMessage({}, 1).id])
  const send = mailFiles(folder)
  for (const mail of [mailOf(1), mailOf(1, 1), mailOf(2)]) await send(mail)
  await writeFile(join(folder, `.${mailOf(1).name}.partial`), '')
  await removeMailFiles(folder, [acceptedMessage({}, 1).id])
  expect(await readdir(folder)).toEqual([fileOf(2)])
})
