// One of npm run check: whether the lock installs the same everywhere, and under which licences.
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { licenceFaults, Lockfile, lockFaults, Manifest } from './lockfile.ts'

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown
const manifest = v.parse(Manifest, await read('package.json'))
const lock = v.parse(Lockfile, await read('package-lock.json'))
const faults = [...lockFaults(manifest, lock), ...licenceFaults(lock)]
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
