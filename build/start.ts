// npm start: the finished site in dist/ (SITE_DIR) on port 4173 (PORT), built first when it is missing.
import { existsSync } from 'node:fs'
import { loadEnv } from 'vite'
import { imitatedFunctions } from '#mocks/functions.ts'
import { createGate } from '#mocks/gate.ts'
import { siteServer } from './serve.ts'
import { siteFrom } from './siteFacts.ts'

const port = Number(process.env['PORT'] ?? 4173)
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  throw new Error(`PORT="${process.env['PORT']}" is no port. Use 1 to 65535.`)

const folder = process.env['SITE_DIR'] ?? 'dist'
if (!existsSync(`${folder}/404.html`)) await import('./site.ts')

const { anonKey } = siteFrom(loadEnv('production', process.cwd(), 'VITE_'), new Date())
const server = await siteServer(folder, createGate(imitatedFunctions, anonKey))
server.listen(port, '127.0.0.1', () => {
  console.log(`The site is at http://127.0.0.1:${port}`)
  console.log('Its two functions are imitated by mocks/: messages are judged by the real rules, then thrown away.')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => process.exit(0)))
