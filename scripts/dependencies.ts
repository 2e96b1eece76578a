// Part of npm run check: checks that the lockfile is reproducible and that shipped licenses are allowed.
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { findLicenseProblems, Lockfile, findLockProblems, Manifest } from './lockfile.ts'

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown
const manifest = v.parse(Manifest, await read('package.json'))
const lock = v.parse(Lockfile, await read('package-lock.json'))
const problems = [...findLockProblems(manifest, lock), ...findLicenseProblems(lock)]
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
