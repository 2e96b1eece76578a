// Tests faults of the disk to which mails are written, with the real transport and the real store.
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accepted, deliver, expectRetried } from '../../tests/fixtures/hastyDelivery.ts'
import { readMail } from '../../tests/fixtures/readMail.ts'
import { folderOfFile } from '../../tests/fixtures/temporaryFolder.ts'
import { mailFiles } from './transports/mailFiles.ts'
import type { MailTransport } from './transports/Transport.ts'

const folder = await folderOfFile()
const eml = `${accepted.id}.company-mail.eml`

test('writes the file of a mail once a full disk has room', async () => {
  const mails = join(folder, 'full')
  await mkdir(mails)
  const partial = join(mails, `.${eml}.partial`)
  // A device that is always full, in place of the file, at each attempt.
  const full: MailTransport = async (mail) => {
    await symlink('/dev/full', partial)
    await mailFiles(mails)(mail)
  }
  const delivery = await deliver(full)
  await expectRetried(delivery, /^file ENOSPC$/, () => delivery.replace(mailFiles(mails)))
  expect(await readdir(mails)).toEqual([eml])
  expect((await readMail(await readFile(join(mails, eml)))).subject).toBe('Message from Jana Nováková, Pump Works Ltd.')
})

test('writes the file of a mail once the folder can be created', async () => {
  const mails = join(folder, 'blocked')
  await writeFile(mails, '')
  const delivery = await deliver(mailFiles(mails))
  await expectRetried(delivery, /^file (EEXIST|ENOTDIR)$/, () => rm(mails))
  expect(await readdir(mails)).toEqual([eml])
})
