/**
 * Reads the body of a request, and stops where it is longer than may be: what comes in pieces announces no length.
 *
 * @param most bytes
 * @returns the bytes; undefined when there are more
 */
export async function readAtMost(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length')) > most) return undefined
  // Firefox shows no stream of a request's body.
  if (!request.body) return atMost(new Uint8Array(await request.arrayBuffer()), most)
  const reader = request.body.getReader()
  const read = new Uint8Array(most)
  let length = 0
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (length + value!.length > most) return undefined
    read.set(value!, length)
    length += value!.length
  }
  return read.subarray(0, length)
}

const atMost = (bytes: Uint8Array, most: number) => (bytes.length > most ? undefined : bytes)
