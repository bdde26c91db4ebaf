import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@paddock/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paddock } from '../run-for-tests.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('paddock doctor finds nothing wrong with a store in use, and says that it is in use', async () => {
  const server = await startServer({ dataFolder: folder })
  const healthy = await paddock(['doctor', '--data', folder])
  expect([healthy.code, healthy.out.split('\n').at(-2)]).toEqual([0, '✓ Nothing is wrong.'])
  expect(healthy.err).toContain('A server is running on this store')
  await server.close()
  const json = await paddock(['doctor', '--all', '--json'], '', { PADDOCK_DATA: folder })
  expect(JSON.parse(json.out)).toMatchObject({ ok: true, folder, isServed: false, findings: [] })
})

test('it says of a damaged file what is wrong and what to do, and changes nothing', async () => {
  await (await startServer({ dataFolder: folder })).close()
  const file = join(folder, 'paddock.sqlite')
  const bytes = readFileSync(file)
  bytes.fill(0xa7, 4096 * 9, 4096 * 10)
  writeFileSync(file, bytes)
  const { code, out } = await paddock(['doctor', '--data', folder])
  expect(code).toBe(1)
  expect(out).toMatch(/✗ file: .*\n {2}Stop the server, copy the folder, and put back a backup/)
  expect(readFileSync(file).equals(bytes)).toBe(true)
  writeFileSync(file, 'these are somebody’s notes')
  expect((await paddock(['doctor', '--data', folder])).out).toContain('✗ file: file is not a database.')
})

test('where there is no store it says so', async () => {
  const { code, err } = await paddock(['doctor', '--data', folder])
  expect([code, err]).toEqual([1, `paddock doctor: There is no store in ${folder}: it has no file paddock.sqlite.\n`])
})
