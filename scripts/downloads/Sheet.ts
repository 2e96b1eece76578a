/** A part of a document to take away. */
type Part =
  | { heading: string }
  | { text: string }
  | { checks: string[] }
  /** Empty cells are blanks to fill in. */
  | { head: string[]; rows: string[][] }

/** A document to take away. */
export type Sheet = { title: string; parts: Part[] }
