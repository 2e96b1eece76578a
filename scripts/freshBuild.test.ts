import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { checkPort, hashSources } from './freshBuild.ts'

test('changes the digest with what a build is made from only', async () => {
  const folder = await temporaryFolder()
  const write = async (file: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), crypto.randomUUID())
    return hashSources(folder)
  }
  const first = await write('src/start/main.tsx')
  for (const file of [
    'src/main.test.tsx',
    'src/start/routeTree.gen.ts',
    'src/routes/_article/blog/pumps.tsx',
    'src/routes/services/pumps.tsx',
    'docs/pumps.md',
  ])
    expect({ file, digest: await write(file) }).toEqual({ file, digest: first })
  const digests = [first]
  for (const file of [
    'src/start/main.tsx',
    'src/articles/pumps.mdx',
    'src/articles/pumps.svg',
    '.env.local',
    'index.html',
  ])
    digests.push(await write(file))
  expect(new Set(digests).size).toBe(digests.length)
})

test('names the variable of a port on which another program listens', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(
    `Nothing can listen on 127.0.0.1 port ${port}. Set another: PORT=${port + 1}`,
  )
})
