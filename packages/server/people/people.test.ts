import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DeviceLink, Me, Program } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

test('a guest is a name and a cookie that no script can read', async () => {
  const { address } = await serve()
  const guest = new Guest(address)
  expect(bodyOf(Me, await guest.get('/api/me'))).toEqual({})
  const answer = await guest.post('/api/me', { name: '  Ann ' })
  const cookie = answer.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^paddock=[a-z2-9]{52}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  const { person } = bodyOf(Me, await guest.get('/api/me'))
  expect(person).toMatchObject({ name: 'Ann', kind: 'guest' })
  const renamed = bodyOf(Me, await guest.post('/api/me', { name: 'Anna' })).person
  expect(renamed).toEqual({ ...person, name: 'Anna' })
  expect(bodyOf(Me, await guest.get('/api/me')).person?.name).toBe('Anna')
})

test('behind https the cookie is sent over https only', async () => {
  const { address } = await serve({ trustProxy: true })
  const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' }
  const answer = await new Guest(address).request('/api/me', { method: 'POST', headers, body: '{"name":"Ann"}' })
  expect(answer.headers.get('set-cookie')).toContain('; Secure')
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('of cookies, tokens and codes only hashes are stored', async () => {
  const dataFolder = freshFolder()
  const server = await serve({ dataFolder })
  const ann = await Guest.named(server.address, 'Ann')
  const { code } = bodyOf(DeviceLink, await ann.post('/api/me/links'))
  const { token } = bodyOf(Program, await ann.post('/api/programs', { name: 'Robot' }))
  const secrets = [code, token, ann.headers.cookie?.split('=')[1] ?? '']
  await server.close()
  const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
  const rows = ['keys', 'links', 'people'].flatMap((table) => db.prepare(`select * from ${table}`).all())
  db.close()
  expect(rows.length).toBe(5)
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
})

describe('a device link', () => {
  test('carries the identity to another device, once', async () => {
    const { address } = await serve()
    const { id, people } = await startedTable(address, ['Ann', 'Bob'])
    const ann = people[0]
    if (!ann) throw new Error('nobody there')
    const { code } = bodyOf(DeviceLink, await ann.post('/api/me/links'))
    const phones = [new Guest(address), new Guest(address)]
    const answers = await Promise.all(phones.map((phone) => phone.post('/api/me/claim', { code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const phone = phones[answers.findIndex(({ status }) => status === 200)]
    expect((await phone?.table(id))?.you.seat).toBe(0)
    expect((await ann.table(id)).you.seat).toBe(0)
    expect(troubleOf(await new Guest(address).post('/api/me/claim', { code }))).toBe('wrong-code')
  })

  test('that was never made opens nothing, and nobody can make one for nobody', async () => {
    const { address } = await serve()
    const nobody = new Guest(address)
    expect(troubleOf(await nobody.post('/api/me/claim', { code: 'abcdefghijkm' }))).toBe('wrong-code')
    expect(troubleOf(await nobody.post('/api/me/links'))).toBe('no-identity')
  })
})

test('a program is known by its token, and a wrong token is nobody', async () => {
  const { address } = await serve()
  const robot = await Guest.program(address, 'Robot')
  expect(bodyOf(Me, await robot.get('/api/me')).person).toMatchObject({ name: 'Robot', kind: 'program' })
  const wrong = new Guest(address, { authorization: 'Bearer pdk_wrong' })
  expect(troubleOf(await wrong.get('/api/me'))).toBe('no-identity')
  expect(JSON.stringify(robot.headers)).toMatch(/Bearer pdk_[a-z2-9]{52}/)
})
