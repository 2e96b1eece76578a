/** The result of one check. A warning does not make the command fail. */
export type Verdict = { level: 'ok' | 'warn' | 'fail'; check: string; text: string; todo?: string }

export const ok = (check: string, text: string): Verdict => ({ level: 'ok', check, text })
export const warn = (check: string, text: string, todo: string): Verdict => ({ level: 'warn', check, text, todo })
export const fail = (check: string, text: string, todo: string): Verdict => ({ level: 'fail', check, text, todo })

/** Renders verdicts as lines for a terminal, each followed by the remedy, if there is one. */
export function renderVerdicts(verdicts: Verdict[]): string {
  const width = Math.max(...verdicts.map(({ check }) => check.length))
  const lines = verdicts.flatMap(({ level, check, text, todo }) => [
    `${(level === 'fail' ? 'FAIL' : level).padEnd(4)}  ${check.padEnd(width)}  ${text}`,
    ...(todo === undefined ? [] : [`${' '.repeat(width + 8)}${todo}`]),
  ])
  const failed = verdicts.filter(({ level }) => level === 'fail').length
  return [...lines, '', failed === 0 ? 'No check failed.' : `${failed} of ${verdicts.length} checks failed.`].join('\n')
}
