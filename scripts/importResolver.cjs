// Resolves imports for eslint-plugin-boundaries as Node does, without the query that tells Vite how to load a file. All our
// imports have a file extension.
const { builtinModules, createRequire } = require('node:module')

exports.interfaceVersion = 2

exports.resolve = (source, file) => {
  if (builtinModules.includes(source) || source.startsWith('node:')) return { found: true, path: null }
  try {
    return { found: true, path: createRequire(file).resolve(source.replace(/\?.*/, '')) }
  } catch {
    // A package without a CommonJS entry, or a virtual module. Both are external.
    return { found: false }
  }
}
