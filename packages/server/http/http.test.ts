import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GamesOffered } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, measured, serve, startedTable } from '../testing/server.ts'
import { withoutSecrets } from './log.ts'

afterEach(closeAll)

function builtPage(): string {
  const folder = freshFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Paddock</title>')
  writeFileSync(join(folder, 'sw.js'), '// service worker')
  writeFileSync(join(folder, 'assets', 'main-a1b2c3.js'), '// script')
  return folder
}

describe('the page', () => {
  test('is served at every address of it, and files are kept only as long as they stay the same', async () => {
    const { address } = await serve({ webFolder: builtPage() })
    const visitor = new Guest(address)
    for (const path of [
      '/',
      '/play/x',
      '/learn/x',
      '/learn/x/y',
      '/replay',
      '/replay/x?at=3',
      '/t/x',
      '/t/x/replay',
      '/join/x/y',
      '/device/x',
    ]) {
      const { status, body, headers } = await visitor.get(path)
      expect([path, status, body]).toEqual([path, 200, '<!doctype html><title>Paddock</title>'])
      expect(headers.get('cache-control')).toBe('no-cache')
    }
    expect((await visitor.get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
    const script = await visitor.get('/assets/main-a1b2c3.js')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-type')).toContain('javascript')
  })

  test('is served to whoever takes nothing compressed, too', async () => {
    const { address } = await serve({ webFolder: builtPage() })
    const plain = await new Guest(address).request('/', { headers: { 'accept-encoding': 'identity' } })
    expect([plain.status, plain.body]).toEqual([200, '<!doctype html><title>Paddock</title>'])
  })

  test('shows itself to a person at a wrong address, and to nobody else', async () => {
    const { address } = await serve({ webFolder: builtPage() })
    const visitor = new Guest(address)
    const person = await visitor.request('/nowhere', { headers: { accept: 'text/html' } })
    expect([person.status, person.body]).toEqual([404, '<!doctype html><title>Paddock</title>'])
    for (const path of ['/nowhere', '/assets/old.js', '/api/nowhere', '/../package.json', '/%2e%2e/package.json']) {
      const answer = await visitor.get(path)
      expect([answer.status, troubleOf(answer)]).toEqual([404, 'not-found'])
    }
  })

  test('may run and load only what is ours', async () => {
    const { address } = await serve({ webFolder: builtPage() })
    const { headers } = await new Guest(address).get('/')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
  })
})

describe('for those who run it', () => {
  test('the server says whether it lives and is ready, and what it measures', async () => {
    const { address } = await serve()
    const { id, people } = await startedTable(address, ['Ann', 'Bob'], { bots: 1 })
    await people[0]?.actFirst(id, 'bid')
    await people[0]?.act(id, 'wrong', { bid: 99 })
    const visitor = new Guest(address)
    expect((await visitor.get('/health')).body).toEqual({ status: 'ok', version: '0.1.0' })
    expect((await visitor.get('/ready')).body).toEqual({ status: 'ready' })
    // Measurements are not for everyone: they have an address of their own, or none.
    expect((await visitor.get('/metrics')).status).toBe(404)
    const body = await measured(address)
    for (const line of [
      'paddock_commands_total{kind="sealed"} 1',
      'paddock_refusals_total{code="illegal"} 1',
      'paddock_loaded_tables 1',
      'paddock_sockets 0',
    ]) {
      expect(body).toContain(`${line}\n`)
    }
    expect(body).toMatch(/paddock_commit_writes_count [1-9]/)
    expect(body).toContain('nodejs_eventloop_lag_seconds')
  })

  test('secrets in addresses stay out of the log', () => {
    expect(withoutSecrets('/join/table/invitation')).toBe('/join/table/…')
    expect(withoutSecrets('/device/code?x=1')).toBe('/device/…?x=1')
    expect(withoutSecrets('/t/table')).toBe('/t/table')
  })
})

describe('for those who write programs', () => {
  test('the API documents itself, in a page that works under its own policy', async () => {
    const { address } = await serve()
    const visitor = new Guest(address)
    const { body } = await visitor.get('/api/openapi.json')
    const { openapi, paths } = JSON.parse(JSON.stringify(body))
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/tables/{id}/act', '/api/me', '/api/programs', '/health']),
    )
    expect(JSON.stringify(body)).not.toContain('$id')
    const page = await visitor.get('/api/docs')
    expect(page.body).toContain('swagger-ui')
    expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>/)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  test('the games say what they take', async () => {
    const { address } = await serve()
    const { games } = bodyOf(GamesOffered, await new Guest(address).get('/api/games'))
    expect(games.find(({ id }) => id === 'lots')).toEqual({
      id: 'lots',
      rules: 1,
      seats: { min: 2, max: 3 },
      options: { die: { values: ['none', 'six'], default: 'six' }, notes: { values: [0, 2], default: 2 } },
      clashes: [{ why: 'idle', one: { die: 'none' }, other: { notes: 0 } }],
      bots: ['instinct', 'random'],
    })
  })
})
