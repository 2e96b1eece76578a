/** What a journey says to the visitor when something has happened (D15): plain text, or a title with its description. */
export type Notice =
  | { kind: 'plain'; title: string; urgent?: boolean }
  | { kind: 'titled'; title: string; description: string; urgent?: boolean }
