// Sends to Postfix as Debian ships it: STARTTLS with its own certificate, a slow greeting, a slow content filter, a refused
// content.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { mailTransport } from '#server/delivery/deliver.ts'
import { companyMail } from '#server/delivery/mails.ts'
import { acceptedMessage, company, deliveryOf } from '../fixtures/store.ts'
import { freePort } from '../fixtures/serverProcess.ts'
import { temporaryFolder } from '../fixtures/temporaryFolder.ts'

const run = promisify(execFile)

test('waits for greeting and filter, by TLS, and says that a content was refused', { timeout: 120_000 }, async () => {
  const folder = await temporaryFolder()
  const port = await freePort()
  const [etc, spool, data] = ['etc', 'spool', 'data'].map((name) => join(folder, name)) as [string, string, string]
  for (const one of [etc, spool, data]) await mkdir(one)
  // Its processes are of another user.
  await chmod(folder, 0o755)
  await run('chown', ['postfix', data])
  const [key, certificate, log] = [join(etc, 'key.pem'), join(etc, 'certificate.pem'), join(folder, 'log')]
  const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=snakeoil -days 2'.split(' ')
  await run('openssl', [...request, '-keyout', key, '-out', certificate])
  await writeFile(
    join(etc, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${spool}
data_directory = ${data}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mail.example
mydestination =
mynetworks = 127.0.0.0/8
default_transport = discard
alias_maps =
maillog_file = ${log}
maillog_file_prefixes = /tmp, ${folder}
smtpd_tls_cert_file = ${certificate}
smtpd_tls_key_file = ${key}
smtpd_tls_security_level = may
smtpd_client_restrictions = sleep 15
smtpd_delay_reject = no
smtpd_end_of_data_restrictions = sleep 12
body_checks = regexp:{{/buy-pills/ REJECT spam}}
`,
  )
  const shipped = await readFile('/usr/share/postfix/master.cf.dist', 'utf8')
  const services = shipped.replace(/^smtp +inet .*$/m, `127.0.0.1:${port} inet n - n - - smtpd`)
  await writeFile(join(etc, 'master.cf'), services.replace(/^(\S+ +\S+ +\S+ +\S+ +)y/gm, '$1n'))
  const server = spawn('postfix', ['-c', etc, 'start-fg'], { stdio: 'ignore' })
  onTestFinished(async () => {
    await run('postfix', ['-c', etc, 'stop'])
    if (server.exitCode === null) await once(server, 'exit')
  })
  const readLog = () => readFile(log, 'utf8').catch(() => '')
  await expect.poll(readLog, { timeout: 20_000 }).toContain('daemon started')
  const send = mailTransport(
    parseConfig({
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'info@company.test',
      MAIL_TO: 'sales@company.test',
    }),
  )
  const spam = companyMail(deliveryOf(acceptedMessage({ message: 'https://buy-pills.example' })), company)
  await expect(send(spam)).rejects.toMatchObject({ code: 'smtp 550 5.7.1 DATA', isFinal: true, doubt: 'content' })
  await send(companyMail(deliveryOf(acceptedMessage()), company))
  await expect.poll(readLog, { timeout: 20_000 }).toContain('status=sent')
  expect(await readLog()).toMatch(/ehlo=2 starttls=1 mail=1 rcpt=1 data=1 /)
})
