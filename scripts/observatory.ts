// npm run observatory: scores the built site's headers and home page with Mozilla's HTTP Observatory. The scanner depends
// on a database client and a web server, so it is installed into .cache/ instead of package.json. It gets the responses
// of a host that redirects http to https and is not in the HSTS preload list.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseHeadersFile } from '#server/headersFile.ts'
import { run } from './run.ts'

const version = '1.4.8'
// The maximum for a site without cookies, preload entry and script elements with integrity, which are 5 points each
// (docs/deployment.md).
const atLeast = 130

const folder = resolve('.cache/observatory')
const scanner = `${folder}/node_modules/@mdn/mdn-http-observatory`
if (!existsSync(scanner)) {
  const name = `@mdn/mdn-http-observatory@${version}`
  const { code } = await run(['npm', 'i', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', name])
  if (code !== 0) throw new Error(`${name} could not be installed. Check the connection to the package registry.`)
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
const getHeaders = parseHeadersFile(await readFile('dist/_headers', 'utf8'))
const sent = { 'Content-Type': 'text/html;charset=utf-8', ...getHeaders('/') }
// The scanner reads headers both by `get` and by lower-case property.
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
