import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** TXT records by name; a name exists if it has records, or if a name below it has. */
export type Zone = Record<string, string[]>

const txt = 16

/** Starts a DNS server on this machine that answers questions for TXT records over UDP (RFC 1035). */
export async function startDnsServer() {
  let zone: Zone = {}
  let isSilent = false
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    if (!isSilent) socket.send(answer(query, zone), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    serving: (next: Zone) => void ([zone, isSilent] = [next, false]),
    silence: () => void (isSilent = true),
    async stop(): Promise<void> {
      socket.close()
      await once(socket, 'close')
    },
  }
}

function answer(query: Buffer, zone: Zone): Buffer {
  const labels: string[] = []
  let end = 12
  while (query[end] !== 0) {
    labels.push(query.toString('latin1', end + 1, end + 1 + query[end]!))
    end += query[end]! + 1
  }
  // The root label, type and class.
  end += 5
  const name = labels.join('.').toLowerCase()
  const type = query.readUInt16BE(end - 4)
  const texts = type === txt ? (zone[name] ?? []) : []
  const exists = Object.keys(zone).some((other) => other === name || other.endsWith(`.${name}`))
  const header = Buffer.from(query.subarray(0, 12))
  // A response, recursion available, no error (0) or no such name (3).
  header.writeUInt16BE(0x8180 | (exists ? 0 : 3), 2)
  header.writeUInt16BE(texts.length, 6)
  header.writeUInt32BE(0, 8)
  return Buffer.concat([header, query.subarray(12, end), ...texts.map(record)])
}

/** Returns a record of the name in the question, its text in pieces of 255 bytes at most. */
function record(text: string): Buffer {
  const pieces = text.match(/.{1,255}/gs) ?? ['']
  const data = Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece, 'latin1')])))
  const head = Buffer.from([0xc0, 12, 0, txt, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
