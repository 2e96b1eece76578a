/**
 * Reads the body of a request, and stops as soon as it exceeds the limit: a chunked body announces no length.
 *
 * @param maxBytes the limit
 * @returns the bytes; undefined if there are more
 */
export async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const announced = request.headers.get('content-length')
  if (Number(announced) > maxBytes) return undefined
  // HTTP enforces an announced length, and arrayBuffer() is faster than a stream. Firefox has no request.body.
  if (announced !== null || !request.body) return atMost(new Uint8Array(await request.arrayBuffer()), maxBytes)
  const reader = request.body.getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    length += value!.length
    if (length > maxBytes) return undefined
    pieces.push(value!)
  }
  return joined(pieces, length)
}

const atMost = (bytes: Uint8Array, maxBytes: number) => (bytes.length > maxBytes ? undefined : bytes)

function joined(pieces: Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
