// npm run observatory: the built site's headers and home page before the rules of Mozilla's HTTP Observatory. The scanner brings
// a database client and a web server, so it is fetched into .cache/ and is no dependency. It is handed what a host would
// answer; that http leads to https is supposed, and no host is in the list of preloaded names, which is left empty.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { headersIn } from './hosts.ts'
import { run } from './run.ts'

const version = '1.4.8'
// What a site without cookies, outside of that list, whose scripts are started by an inline one can reach: a cookie, the
// list and a script element with integrity would be 5 points each (README).
const atLeast = 130

const folder = resolve('.cache/observatory')
const scanner = `${folder}/node_modules/@mdn/mdn-http-observatory`
if (!existsSync(scanner)) {
  const name = `@mdn/mdn-http-observatory@${version}`
  const { code } = await run(['npm', 'i', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', name])
  if (code !== 0) throw new Error(`${name} could not be fetched. Is the package registry within reach?`)
  await writeFile(`${scanner}/conf/hsts-preload.json`, '{}')
}

type Judged = { constructor: { name: string }; result: string; pass: boolean }
type Asked = { hostname: string; responses: object; resources: { path: string }; session: object }
type Scanner = {
  ALL_TESTS: ((asked: Asked) => Judged)[]
  getScoreModifier: (result: string) => number
  getGradeForScore: (score: number) => { grade: string }
}
const load = (file: string) => import(file) as Promise<Scanner>
const { ALL_TESTS } = await load(`${scanner}/src/constants.js`)
const { getScoreModifier, getGradeForScore } = await load(`${scanner}/src/grader/grader.js`)

const home = await readFile('dist/index.html', 'utf8')
const sent = { 'Content-Type': 'text/html;charset=utf-8', ...headersIn(await readFile('dist/_headers', 'utf8'), '/') }
// Read both ways: by get, and by the name in small letters.
const headers = Object.assign(new Headers(sent), Object.fromEntries(new Headers(sent)))
const answer = { status: 200, headers, verified: true, data: home, request: { headers }, httpEquiv: new Map() }
const way = ['http://www.company.example/', 'https://www.company.example/'].map((url) => ({ url: new URL(url) }))
const asked: Asked = {
  hostname: 'www.company.example',
  responses: { auto: answer, cors: answer, http: answer, https: answer, httpRedirects: way, httpsRedirects: way },
  resources: { path: home },
  session: way[1]!,
}

const judged = ALL_TESTS.map((judge) => judge(asked))
for (const { constructor, result, pass } of judged)
  console.log(
    `${pass ? 'passed' : 'FAILED'} ${String(getScoreModifier(result)).padStart(3)}  ${constructor.name}: ${result}`,
  )
const score = judged.reduce((sum, { result }) => sum + getScoreModifier(result), 100)
const passed = judged.filter(({ pass }) => pass).length
console.log(`${score} points, ${getGradeForScore(score).grade}, ${passed} of ${judged.length} tests passed`)
process.exit(passed === judged.length && score >= atLeast ? 0 : 1)
