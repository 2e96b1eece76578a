/** Returns a class attribute: the base, and every name whose condition is true. */
export function classNames(base: string, conditions: Record<string, boolean>): string {
  return [base, ...Object.keys(conditions).filter((name) => conditions[name])].join(' ')
}
