import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listColored, listRelated, replaceColor } from './colors.ts'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const brand = ['signal', 'blueprint'].map((name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)![1]!)

test('replaces a color in any case, and no longer one that begins like it', () => {
  expect(replaceColor('fill="#B93E0A" #b93e0a80 #b93e0a;', '#b93e0a', '#0A5FB9')).toEqual({
    text: 'fill="#0a5fb9" #b93e0a80 #0a5fb9;',
    count: 2,
  })
})

test('leaves no value of the brand in any file of the site', () => {
  const listed = new Set(listColored())
  for (const color of brand) {
    const all = globSync('{src,public,stories,scripts,server,mocks,contract,machines,deploy,.storybook}/**/*', {
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile() && !/\.(woff2|png|pdf|ico|test\.tsx?)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`.replace(`${process.cwd()}/`, ''))
    const holding = all.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(color))
    expect(holding).not.toEqual([])
    expect(holding.filter((file) => !listed.has(file))).toEqual([])
    for (const file of holding)
      expect(replaceColor(readFileSync(file, 'utf8'), color, '#010203').text.toLowerCase(), `in ${file}`).not.toContain(
        color,
      )
    // Written as three numbers, the command would not find it.
    const numbers = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    const asNumbers = new RegExp(numbers.join('[, ]+'))
    expect(holding.filter((file) => asNumbers.test(readFileSync(file, 'utf8')))).toEqual([])
  }
})

test('names tints and shades of the old color, and no grays', () => {
  expect(listRelated(['#0e3550 #27506d #27506D #b93e0a #eeeeea'], '#0e3550')).toEqual([['#27506d', 2]])
})
