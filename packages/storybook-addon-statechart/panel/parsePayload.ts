/** Parses a typed payload; returns it, or an error message. */
export function parsePayload(text: string): { payload?: object; fault: string } {
  try {
    const payload: unknown = JSON.parse(text)
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
      ? { payload, fault: '' }
      : { fault: 'A payload is an object: { "name": "value" }' }
  } catch (error) {
    return { fault: `Not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}
