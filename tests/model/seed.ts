/** How often a property is tried in each run of the tests. */
export const numRuns = 200

/** Returns a new seed for fast-check in each run and prints it. Set SEED to repeat a run. */
export function printedSeed(): number {
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
  console.log(`SEED=${seed}`)
  return seed
}
