/**
 * What is said has the apostrophe that is printed in books, in both languages, not the one of typewriters and of code.
 * Read from the files as they stand, so that a sentence no test ever hears is held to it as well.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'

/** Between two letters, or between a letter and what is filled in, code has no quotation mark: it is a word's. */
const straight = /\p{L}\\?'(?:\p{L}|\$\{)|\}'s\b/u
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g

/** Where a source says something with the wrong sign; the path is relative to the root, with slashes. */
export function wrongApostrophes(path: string, source: string): string[] {
  const lines = source.replace(comment, (said) => said.replace(/[^\n]/g, ' ')).split('\n')
  return lines.flatMap((line, index) =>
    straight.test(line) ? [`${path}:${index + 1} says "${line.trim()}": write ’ for '`] : [],
  )
}

/** Says what is wrong; tells whether nothing is. What tests are called is for those who write them. */
export function apostrophesAreTypeset(): boolean {
  const files = globSync('packages/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.{test,e2e}.{ts,tsx}', '**/testing/**'],
  })
  const wrong = files
    .toSorted()
    .flatMap((file) => wrongApostrophes(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')))
  for (const line of wrong) console.error(line)
  return wrong.length === 0
}
