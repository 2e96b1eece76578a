// The figures of articles. The text shows most of them as equations. Those that a sentence only states are recomputed in
// a comment below it, such as {/* 700 × (1 − 80%) = 140 */}, so that an editor sees what depends on what.
import { runInNewContext } from 'node:vm'

/** An equation of a text: its result as written, and the left side computed; NaN if it cannot be read. */
type Equation = { written: string; result: string; computed: number }

const number = String.raw`\(?€?(?:\d[\d,]*(?:\.\d+)?[%²³]?|½|π)\)?`
const term = String.raw`${number}(?: ?(?:m²|[a-zA-Z/]+)){0,3}`
/** Matches a calculation with its result. */
export const equation = new RegExp(
  String.raw`(?<left>${term}(?:\s*[+−×÷]\s*${term})+)\s*=\s*(?<result>[€−]*\d[\d,]*(?:\.\d+)?%?)(?<unit> ?[a-zA-Z]*)`,
  'gu',
)
const comment = /\{\/\*(.*?=.*?)\*\/\}/gs

/**
 * Recomputes the figures of an article.
 *
 * @returns one message for each equation that is wrong, and for each figure of a comment that the text does not say
 */
export function findWrongFigures({ file, source }: { file: string; source: string }): string[] {
  const said = findFigures(toText(source))
  const inText = findEquations(toText(source)).map((found) => judge(found))
  const inComments = [...source.matchAll(comment)].flatMap(({ 1: equations = '', index }) => {
    const section = findFigures(toText(source.slice(Math.max(0, source.lastIndexOf('\n## ', index)), index)))
    return equations.split(';').map((written) => {
      const [left = '', result = ''] = written.trim().split(' = ')
      const [figure = 0] = findFigures(result)
      const missing = findFigures(left).find((operand) => !said.includes(operand) && !isConstant(operand))
      if (!section.includes(figure)) return `${written.trim()}: the section does not say ${result}.`
      if (missing !== undefined) return `${written.trim()}: the article does not say ${missing}.`
      return judge({ written: written.trim(), result, computed: evaluate(left) * (result.endsWith('%') ? 100 : 1) })
    })
  })
  return [...inText, ...inComments].flatMap((problem) => (problem ? [`${file}: ${problem}`] : []))
}

/** Returns the equations of a text, such as `3 + 0.1 × 15 = 4.5 minutes`. Minutes on the left become hours on the right. */
export function findEquations(text: string): Equation[] {
  return [...text.matchAll(equation)].map(({ 0: written, groups }) => {
    const { left, result, unit } = groups as { left: string; result: string; unit: string }
    const scale = result.endsWith('%') ? 100 : left.includes('minutes') && unit.startsWith(' hour') ? 1 / 60 : 1
    return { written, result, computed: evaluate(left) * scale }
  })
}

/** Says what an equation's result is, unless it is right, rounded to as many decimals as written. */
function judge({ written, result, computed }: Equation): string | undefined {
  const plain = result.replaceAll(/[€,%]/g, '').replace('−', '-')
  const decimals = plain.split('.')[1]?.length ?? 0
  const right = Math.abs(computed - Number(plain)) <= 0.5 / 10 ** decimals + 1e-9
  return right ? undefined : `${written}: the result is ${Number(computed.toFixed(4))}.`
}

/** Returns what a reader sees, without comments, the titles of abbreviations, addresses of links and emphasis. */
const toText = (source: string) =>
  source
    .replaceAll(/\{\/\*.*?\*\/\}|<[^>]*>|\]\([^)]*\)|[[*`_]/gs, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/(\d)½/g, '$1.5')

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ')

/** Returns the figures of a text, in digits or in words up to sixteen. */
const findFigures = (text: string): number[] =>
  [...text.matchAll(new RegExp(String.raw`\d[\d,]*(?:\.\d+)?|\b(?:${words.join('|')})\b`, 'gi'))].map(([figure]) => {
    const spelled = words.indexOf(figure.toLowerCase())
    return spelled < 0 ? Number(figure.replaceAll(',', '')) : spelled
  })

/** Says whether a figure needs no source: a small count, or a factor between units. */
const isConstant = (figure: number) => figure <= 12 || [24, 52, 60, 100, 1000, 3600].includes(figure)

const signs: Record<string, string> = { '−': '-', '×': '*', '÷': '/', '²': '**2', '³': '**3', '½': '.5' }

/**
 * Evaluates sums of products with brackets, powers, `root(…)` and `floor(…)`; other words are ignored.
 *
 * @returns NaN if it is not such a sum
 */
function evaluate(left: string): number {
  const code = left
    // A bracket that the text closes after the equation.
    .replace(/^\((?=[^)]*$)/, '')
    .replaceAll(/[a-zA-Z]+²|(?!root\(|floor\()\b[a-zA-Z/]+|[^\d.()+−×÷%²³½πa-z]/g, '')
    .replaceAll(/([\d.]+)%/g, '($1/100)')
    .replaceAll(/[−×÷²³½]/g, (sign) => signs[sign]!)
  try {
    return Number(runInNewContext(code, { root: Math.sqrt, floor: Math.floor, π: Math.PI }))
  } catch {
    return Number.NaN
  }
}
