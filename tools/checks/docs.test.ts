/** The docs name files, folders and types; what they name is there. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../steps.ts'

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
  const rows = Array.from(
    read('docs/words.md').matchAll(/^\| (?!word |---)(.+?) \| (.+) \| `(.+)` \|$/gm),
    ([, word = '', means = '', where = '']) => ({ word, where, types: typesIn(means) }),
  )

  test('are each explained once', () => {
    const words = rows.map(({ word }) => word)
    expect(words.length).toBeGreaterThan(50)
    expect(words).toEqual([...new Set(words)])
  })

  test.each(rows)('$word: its types exist, each of them once', ({ types }) => {
    for (const type of types) expect(homesOf(type), type).toHaveLength(1)
  })

  test.each(rows.filter(({ types }) => types.length > 0))('$word: stands where it is said to', ({ types, where }) => {
    const files = types.flatMap((type) => exporting.get(type) ?? [])
    expect(files.some((file) => file === where || file.startsWith(`${where}/`))).toBe(true)
  })

  test('of one game may be words of another as well, but of nothing else', () => {
    expect(homesOf('LineOfPlay')).toEqual(['a game'])
    expect(homesOf('State').length).toBeGreaterThan(1)
  })
})

function typesIn(means: string): string[] {
  return Array.from(means.matchAll(/`([A-Z]\w+)`/g), ([, name = '']) => name)
}

/** The files that export each name, tests aside. */
const exporting = filesByExport()

function filesByExport(): Map<string, string[]> {
  const byName = new Map<string, string[]>()
  const files = globSync('packages/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path))) {
    const found = read(file).matchAll(/^export (?:interface|type|class|abstract class|const|function) (\w+)/gm)
    const names = new Set(Array.from(found, ([, name = '']) => name))
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), file.replaceAll('\\', '/')])
  }
  return byName
}

/** Where a name is exported. Two games may have a thing each that goes by the same word; it is one word all the same. */
function homesOf(name: string): string[] {
  const files = exporting.get(name) ?? []
  return [...new Set(files.map((file) => (/^packages\/games\/[^/]+\//.test(file) ? 'a game' : file)))]
}
