import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oldestProtocol, pageHeader, protocol, ServerVersion } from '@paddock/protocol'
import { afterEach, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

function pageOf(build: string): string {
  const folder = join(freshFolder(), 'web')
  mkdirSync(folder)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta name="paddock-page" content="${protocol}-${build}" />`,
  )
  return folder
}

const as = (version: string) => ({ headers: { [pageHeader]: version } })

test('the server says what it speaks and which page it serves, when asked and to everyone who comes to a table', async () => {
  const { address } = await serve({ webFolder: pageOf('abc123') })
  const told = bodyOf(ServerVersion, await new Guest(address).get('/api/version'))
  expect(told).toEqual({ version: '0.1.0', protocol, oldest: oldestProtocol, page: 'abc123' })
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  expect((await people[0]?.live(id).welcome())?.server).toEqual(told)
})

test('a server without a page, or with one that was not built, names none', async () => {
  const bare = bodyOf(ServerVersion, await new Guest((await serve()).address).get('/api/version'))
  expect(bare.page).toBeUndefined()
  const { address } = await serve({ webFolder: freshFolder() })
  expect(bodyOf(ServerVersion, await new Guest(address).get('/api/version')).page).toBeUndefined()
})

test('a page of this protocol is answered, whatever its build; so is whoever says nothing, or nonsense', async () => {
  const { address } = await serve()
  const visitor = new Guest(address)
  for (const version of [`${protocol}-abc`, `${protocol}-xyz`, 'nonsense', '', '1-', '-1-a', '9'.repeat(200)])
    expect((await visitor.request('/api/games', as(version))).status).toBe(200)
})

test('a page that is too old or too new is told so before anything is done, and can still ask for the version', async () => {
  const { address } = await serve()
  const visitor = await Guest.named(address, 'Ann')
  for (const [page, code] of [
    [`${oldestProtocol - 1}-abc`, 'old-page'],
    [`${protocol + 1}-abc`, 'new-page'],
  ] as const) {
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ game: 'lots', seats: [{ kind: 'me' }, { kind: 'bot' }] })
    const headers = { ...json, ...as(page).headers }
    const answer = await visitor.request('/api/tables', { method: 'POST', headers, body })
    expect([answer.status, troubleOf(answer)]).toEqual([409, code])
    const socket = await visitor.request(`/api/tables/any/live?page=${page}`, {})
    expect([socket.status, troubleOf(socket)]).toEqual([409, code])
    expect((await visitor.request('/api/version', as(page))).status).toBe(200)
  }
  expect((await visitor.get('/api/tables')).body).toMatchObject({ tables: [] })
})
