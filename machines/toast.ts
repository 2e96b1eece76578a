/** The content of a toast (D15): plain text, or a title with a description. */
export type ToastMessage =
  | { kind: 'plain'; title: string; urgent?: boolean }
  | { kind: 'titled'; title: string; description: string; urgent?: boolean }
