/** The docs name files, folders and types; what they name is there. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './steps.ts'

const docs = ['CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })]
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Paths in `code`; those with a <part> to be filled in or a command around them are no files. */
function pathsIn(text: string): string[] {
  const found = text.matchAll(/`((?:packages|tools|bench|docs)\/[\w./-]+)`/g)
  return Array.from(found, ([, path = '']) => path)
}

test.each(docs)('every file that %s names exists', (doc) => {
  expect(pathsIn(read(doc)).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the walk of a move names its files', () => {
  expect(new Set(pathsIn(read('docs/architecture.md'))).size).toBeGreaterThan(40)
})

describe('the words', () => {
  const rows = Array.from(read('docs/words.md').matchAll(/^\| (?!word |---)(.+?) \| (.+) \| `(.+)` \|$/gm))
  const sources = globSync('packages/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] }).map(read)
  const exported = new Set(
    sources.flatMap((source) =>
      Array.from(source.matchAll(/^export (?:interface|type|class|const|function) (\w+)/gm), ([, name]) => name),
    ),
  )

  test('are each explained once', () => {
    const words = rows.map(([, word]) => word)
    expect(words.length).toBeGreaterThan(50)
    expect(words).toEqual([...new Set(words)])
  })

  test.each(rows.map(([, word = '', means = '']) => ({ word, means })))('$word: its types exist', ({ means }) => {
    const types = Array.from(means.matchAll(/`([A-Z]\w+)`/g), ([, name]) => name)
    expect(types.filter((name) => !exported.has(name))).toEqual([])
  })
})
