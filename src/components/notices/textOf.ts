import type { Notice } from '#machines/notice.ts'

/** All that a notice says, in one line: what it is told from another by. */
export const textOf = (notice: Notice) =>
  notice.kind === 'titled' ? `${notice.title} ${notice.description}` : notice.title
