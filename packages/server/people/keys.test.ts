import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DeviceLink, Keys, Me } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, serve, startedTable } from '../testing/server.ts'
import { KnownPeople } from './known-people.ts'
import { labelOf } from './label.ts'

afterEach(closeAll)

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }

async function keysOf(guest: Guest): Promise<Keys['keys']> {
  return bodyOf(Keys, await guest.get('/api/me/keys')).keys
}

/** Another device of the same person. */
async function otherDevice(address: string, guest: Guest): Promise<Guest> {
  const { code } = bodyOf(DeviceLink, await guest.post('/api/me/links'))
  const phone = new Guest(address, firefox)
  bodyOf(Me, await phone.post('/api/me/claim', { code }))
  return phone
}

async function twoDevices() {
  const { address } = await serve()
  const ann = await Guest.named(address, 'Ann')
  return { address, ann, phone: await otherDevice(address, ann) }
}

const isNobody = async (guest: Guest) => bodyOf(Me, await guest.get('/api/me')).person === undefined

describe('keys', () => {
  test('are listed with where and since when, and which one is here', async () => {
    const { ann, phone } = await twoDevices()
    const keys = await keysOf(phone)
    expect(keys.map(({ label, kind, here }) => ({ label, kind, here }))).toEqual([
      { label: 'Firefox · Windows', kind: 'device', here: true },
      { label: null, kind: 'device', here: false },
    ])
    expect((await keysOf(ann)).map(({ here, label }) => [here, label])).toEqual([
      [true, null],
      [false, 'Firefox · Windows'],
    ])
    expect(JSON.stringify(keys)).not.toContain(phone.headers.cookie?.split('=')[1] ?? 'no cookie')
    expect(troubleOf(await new Guest((await serve()).address).get('/api/me/keys'))).toBe('no-identity')
  })

  test('are taken back one by one: whoever used one is nobody at once, and its sockets are closed', async () => {
    const { address } = await serve()
    const { id, people } = await startedTable(address, ['Ann', 'Bob'])
    const [ann, bob] = people
    if (!ann || !bob) throw new Error('nobody there')
    const phone = await otherDevice(address, ann)
    const [here, there] = [ann.live(id), phone.live(id)]
    await Promise.all([here.welcome(), there.welcome()])
    const key = (await keysOf(ann)).find((one) => !one.here)
    const left = bodyOf(Keys, await ann.request(`/api/me/keys/${key?.id}`, json('DELETE')))
    expect(left.keys.map((one) => one.here)).toEqual([true])
    expect(await there.closed).toBe(4001)
    expect(await isNobody(phone)).toBe(true)
    expect(await isNobody(ann)).toBe(false)
    await here.caughtUp()
    expect(troubleOf(await ann.request(`/api/me/keys/${key?.id}`, json('DELETE')))).toBe('unknown-key')
    const [own] = await keysOf(ann)
    expect(troubleOf(await bob.request(`/api/me/keys/${own?.id}`, json('DELETE')))).toBe('unknown-key')
    expect(await isNobody(ann)).toBe(false)
  })

  test('are taken back by signing out, here or everywhere', async () => {
    const { address, ann, phone } = await twoDevices()
    const answer = await phone.post('/api/me/sign-out', { where: 'here' })
    expect(answer.headers.get('set-cookie')).toMatch(/^paddock=; Max-Age=0; Path=\//)
    expect(await isNobody(ann)).toBe(false)
    const again = await otherDevice(address, ann)
    const { code } = bodyOf(DeviceLink, await ann.post('/api/me/links'))
    const cookie = again.headers.cookie ?? ''
    await ann.post('/api/me/sign-out', { where: 'everywhere' })
    expect(await isNobody(new Guest(address, { cookie }))).toBe(true)
    expect(troubleOf(await new Guest(address).post('/api/me/claim', { code }))).toBe('wrong-code')
  })

  test('of programs are their asker’s to take back, and their own', async () => {
    const { address } = await serve()
    const ann = await Guest.named(address, 'Ann')
    const robot = async () => {
      const { body } = await ann.post('/api/programs', { name: 'Robot' })
      const { token } = JSON.parse(JSON.stringify(body))
      return new Guest(address, { authorization: `Bearer ${token}` })
    }
    const [one, two] = [await robot(), await robot()]
    const tokens = (await keysOf(ann)).filter(({ kind }) => kind === 'token')
    expect(tokens.map(({ label }) => label)).toEqual(['Robot', 'Robot'])
    expect((await keysOf(one)).map(({ kind, here }) => ({ kind, here }))).toEqual([{ kind: 'token', here: true }])
    await ann.request(`/api/me/keys/${(await keysOf(one))[0]?.id}`, json('DELETE'))
    expect(troubleOf(await one.get('/api/me'))).toBe('no-identity')
    await two.post('/api/me/sign-out', { where: 'here' })
    expect(troubleOf(await two.get('/api/me'))).toBe('no-identity')
  })

  test('remember when they were last used, written down about twice a day', async () => {
    const dataFolder = freshFolder()
    let now = new Date('2026-05-01T10:00:00Z')
    const first = await serve({ dataFolder, now: () => now })
    const ann = await Guest.named(first.address, 'Ann')
    await first.close()
    for (const [later, used] of [
      ['2026-05-01T15:00:00.000Z', '2026-05-01T10:00:00.000Z'],
      ['2026-05-02T09:00:00.000Z', '2026-05-02T09:00:00.000Z'],
    ] as const) {
      now = new Date(later)
      const server = await serve({ dataFolder, now: () => now })
      await ann.at(server.address).get('/api/me')
      await server.close()
      const db = new DatabaseSync(join(dataFolder, 'paddock.sqlite'))
      expect(db.prepare('select coalesce(used, created) as used from keys').get()).toEqual({ used })
      db.close()
    }
  })
})

test('a device code is good in capitals and in groups, and only the latest of a person', async () => {
  const { address } = await serve()
  const ann = await Guest.named(address, 'Ann')
  const [old, code] = [
    bodyOf(DeviceLink, await ann.post('/api/me/links')).code,
    bodyOf(DeviceLink, await ann.post('/api/me/links')).code,
  ]
  expect(troubleOf(await new Guest(address).post('/api/me/claim', { code: old }))).toBe('wrong-code')
  const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toUpperCase()
  expect(bodyOf(Me, await new Guest(address).post('/api/me/claim', { code: typed })).person?.name).toBe('Ann')
})

test('who was seen lately is believed for a while, and then asked for again', () => {
  let time = 0
  const known = new KnownPeople(() => time)
  known.set('hash', { id: 'a', name: 'Ann', kind: 'guest' })
  known.rename({ id: 'a', name: 'Anna', kind: 'guest' })
  time = 29_999
  expect(known.get('hash')?.name).toBe('Anna')
  time = 30_001
  expect(known.get('hash')).toBeUndefined()
})

test('a browser is called by two words', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1'
  const edge = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0'
  expect([firefox['user-agent'], safari, edge, 'curl/8', undefined].map(labelOf)).toEqual([
    'Firefox · Windows',
    'Safari · iPhone',
    'Edge · Mac',
    null,
    null,
  ])
})

function json(method: string): RequestInit {
  return { method, headers: { 'content-type': 'application/json' } }
}
