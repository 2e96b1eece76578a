// A mail server in a process of its own, behind a proxy that breaks the conversation at a given step.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** The step at which a fault occurs; `end` is the dot after the mail. */
export type Step = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end'

/**
 * A fault and its step. With `only`, it occurs only if the line contains that text. With `lost`, the server executes
 * the step, but its response does not arrive.
 */
export type Fault = { at: Step; only?: string; is: 'silent' | 'reset' | 'lost' | 'dripping' | { answer: string } }

export type ToParent = { port: number } | { armed: true } | { mail: string; from: string; to: string[] }

const say = (message: ToParent) => process.send!(message)
let fault: Fault | undefined
const silent = new Set<Socket>()
process.on('message', (next: { fault?: Fault }) => {
  ;({ fault } = next)
  // Resets open connections, because a restarted server does not know them.
  for (const client of silent) client.resetAndDestroy()
  silent.clear()
  say({ armed: true })
})
process.on('disconnect', () => process.exit(0))

const mails = new SMTPServer({
  authOptional: true,
  // Without pipelining, the proxy's responses arrive in order.
  hidePIPELINING: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username }, _, callback) => callback(null, { user: username }),
  onData(stream, { envelope }, callback) {
    const pieces: Buffer[] = []
    stream.on('data', (piece: Buffer) => pieces.push(piece))
    stream.once('error', callback)
    stream.once('end', () => {
      const to = envelope.rcptTo.map(({ address }) => address)
      const mail = Buffer.concat(pieces).toString('latin1')
      say({ mail, from: envelope.mailFrom ? envelope.mailFrom.address : '', to })
      callback(null)
    })
  },
})
// Connections that the proxy breaks are errors for this server.
mails.on('error', () => undefined)
mails.listen(0, '127.0.0.1')

/** Relays a conversation line by line, until the step with the fault. */
function relay(client: Socket): void {
  const server = connect((mails.server.address() as AddressInfo).port, '127.0.0.1')
  for (const socket of [client, server]) socket.on('error', () => undefined)
  client.on('close', () => server.destroy())
  server.on('close', () => client.destroy())
  const met = (step: Step, line = '') => fault?.at === step && line.includes(fault.only ?? '')

  if (met('greeting')) return breakOff(client, server)
  server.pipe(client)
  let inLetter = false
  let rest = ''
  client.on('data', (piece) => {
    rest += piece.toString('latin1')
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      const step = inLetter ? (line === '.' ? 'end' : undefined) : (line.split(' ')[0]!.toUpperCase() as Step)
      if (step && met(step, line)) {
        if (typeof fault!.is === 'object') {
          client.write(`${fault!.is.answer}\r\n`)
          continue
        }
        server.unpipe(client)
        if (fault!.is === 'lost') {
          server.write(`${line}\r\n`)
          server.once('data', () => client.resetAndDestroy()).resume()
          return
        }
        return breakOff(client, server)
      }
      if (step === 'DATA') inLetter = true
      else if (step === 'end') inLetter = false
      server.write(`${line}\r\n`, 'latin1')
    }
  })
}

function breakOff(client: Socket, server: Socket): void {
  client.removeAllListeners('data')
  client.resume()
  const { is } = fault!
  if (is === 'silent') return void silent.add(client)
  if (is === 'reset') return void client.resetAndDestroy()
  if (is === 'dripping') {
    const dripping = setInterval(() => client.write('220-wait\r\n'), 20)
    return void client.on('close', () => clearInterval(dripping))
  }
  if (typeof is === 'object') client.end(`${is.answer}\r\n`, () => server.destroy())
}

const proxy = createServer(relay)
proxy.listen(0, '127.0.0.1', () => say({ port: (proxy.address() as AddressInfo).port }))
