import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@paddock/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paddock, paddockHere } from '../run-for-tests.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-doctor-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('paddock doctor finds nothing wrong with a store in use, and says that it is in use', async () => {
  const server = await startServer({ dataFolder: folder })
  const healthy = await paddockHere(['doctor', '--data', folder])
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
  const { code, out } = await paddockHere(['doctor', '--data', folder])
  expect(code).toBe(1)
  expect(out).toMatch(/✗ file: .*\n {2}Stop the server, copy the folder, and put back a backup/)
  expect(readFileSync(file).equals(bytes)).toBe(true)
  writeFileSync(file, 'these are somebody’s notes')
  expect((await paddockHere(['doctor', '--data', folder])).out).toContain('✗ file: file is not a database.')
})

test('where there is no store it says so', async () => {
  const { code, err } = await paddockHere(['doctor', '--data', folder])
  expect([code, err]).toEqual([1, `paddock doctor: There is no store in ${folder}: it has no file paddock.sqlite.\n`])
  const nobody = await paddockHere(['doctor', '--database', 'postgres://me:secret@127.0.0.1:1/x'])
  expect(nobody.code).toBe(1)
  expect(nobody.err).toMatch(/^paddock doctor: postgres:\/\/me@127.* cannot be reached: .*\n$/)
})

test('a store is named as for a server; what is typed counts more than what the environment says', async () => {
  await (await startServer({ dataFolder: folder })).close()
  vi.stubEnv('PADDOCK_DATABASE', 'mysql://x')
  expect(await paddockHere(['doctor'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--database is sqlite:DIR or postgres://…; got "mysql://x".'),
  })
  expect((await paddockHere(['doctor', '--data', folder])).code).toBe(0)
  const { code, out } = await paddockHere(['doctor', '--json', '--database', `sqlite:${folder}`])
  expect([code, JSON.parse(out).folder]).toEqual([0, folder])
})
