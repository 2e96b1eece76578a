// Preloaded by the commands of package.json and by deploy/, because an older Node ends at the first TypeScript file with a stack.
// CommonJS and old syntax, so that any Node runs it.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    'This needs Node 24, and runs on ' +
      process.versions.node +
      '. Install Node 24, or run npm ci: npm run and npx then take Node 24 from node_modules.',
  )
  process.exit(1)
}
