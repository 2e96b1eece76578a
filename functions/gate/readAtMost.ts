/**
 * Reads the body of a request, and stops where it is longer than may be: what comes in pieces announces no length.
 *
 * @param most bytes
 * @returns the bytes; undefined when there are more
 */
export async function readAtMost(request: Request, most: number): Promise<Uint8Array | undefined> {
  const announced = request.headers.get('content-length')
  if (Number(announced) > most) return undefined
  // HTTP holds a body to its announced length, and read as a whole it is read fast. Firefox shows no stream of it.
  if (announced !== null || !request.body) return atMost(new Uint8Array(await request.arrayBuffer()), most)
  const reader = request.body.getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    length += value!.length
    if (length > most) return undefined
    pieces.push(value!)
  }
  return joined(pieces, length)
}

const atMost = (bytes: Uint8Array, most: number) => (bytes.length > most ? undefined : bytes)

function joined(pieces: Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
