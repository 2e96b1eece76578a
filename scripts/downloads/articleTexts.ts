// What a document shares with an article is read from the article, so the two cannot differ.
import { readFileSync } from 'node:fs'

/** Returns the rows of the first table of an article, the head first. */
export const readTable = (slug: string): string[][] =>
  readLines(slug, '| ')
    .filter((row) => !/^[- |]+$/.test(row))
    .map((row) => row.replace(/ *\|$/, '').split(/ *\| /))

/** Returns the paragraphs of the quotations of an article that contain some words. */
export const readQuotations = (slug: string, words: string): string[] =>
  readLines(slug, '> ').filter((paragraph) => paragraph.includes(words))

function readLines(slug: string, mark: string): string[] {
  const lines = readFileSync(`src/articles/${slug}.mdx`, 'utf8').split('\n')
  return lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
}
