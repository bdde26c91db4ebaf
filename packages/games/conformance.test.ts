import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameIds } from './index.ts'

test.each(gameIds)('%s is held to the contract', (id) => {
  const file = join(import.meta.dirname, id, 'conformance.test.ts')
  expect(readFileSync(file, 'utf8')).toContain('examine(box')
})
