import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

interface Manifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), 'utf8'))
const published = read('package.json')

test('the published package depends on what its parts depend on, in the same versions', () => {
  const parts = ['kernel', 'racing', 'bots', 'protocol', 'server', 'terminal-kit', 'cli']
  const needed = parts.flatMap((part) => Object.entries(read(`packages/${part}/package.json`).dependencies ?? {}))
  const foreign = needed.filter(([name]) => !name.startsWith('@paddock/'))
  expect(published.dependencies).toEqual(Object.fromEntries(foreign))
})

test('the published package and its parts have one version', () => {
  const versions = globSync('packages/*/package.json', { cwd: root }).map((path) => read(path).version)
  expect(new Set(versions)).toEqual(new Set([published.version]))
})
