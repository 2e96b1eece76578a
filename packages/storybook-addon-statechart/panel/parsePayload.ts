/** Parses a typed payload; returns it, or an error message. */
export function parsePayload(text: string): { payload?: object; error: string } {
  try {
    const payload: unknown = JSON.parse(text)
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
      ? { payload, error: '' }
      : { error: 'A payload is an object: { "name": "value" }' }
  } catch (error) {
    return { error: `Not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}
