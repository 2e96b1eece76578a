/**
 * Ends a command of node_modules/.bin that runs on an older Node, with what to type, before it ends in a syntax error.
 * npm and npx put the Node of the lock file first in PATH.
 */
export function requireNode24(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= 24) return
  console.error(
    `This needs Node 24, and runs on ${version}. Begin the command with npx, or use npm run: both take Node 24 from node_modules.`,
  )
  process.exit(1)
}
