import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Guest, troubleOf } from '../testing/guest.ts'
import { sayRaw } from '../testing/raw.ts'
import { closeAll, freshFolder, metric, serve } from '../testing/server.ts'

afterEach(closeAll)

function builtPage(): string {
  const folder = freshFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Paddock</title>')
  writeFileSync(join(folder, 'assets', 'main-a1b2c3.js'), '// script')
  return folder
}

const get = (path: string, ...headers: readonly string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
const socketHeaders = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

describe('every refusal has the promised form', () => {
  const cases: readonly (readonly [string, string, number, string])[] = [
    ['what is no HTTP', 'hello\r\n\r\n', 400, 'malformed'],
    ['a method that does not exist', 'FLY / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed'],
    [
      'two lengths',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'malformed',
    ],
    ['headers without end', get('/', `X-Long: ${'x'.repeat(40_000)}`), 431, 'too-large'],
    ['a part of an address without end', get(`/api/tables/${'x'.repeat(300)}`), 404, 'not-found'],
    ['an address that stands for nothing', get('/api/tables/%zz'), 400, 'malformed'],
    ['a page address that stands for nothing', get('/%zz'), 400, 'malformed'],
    ['a way out of the folder', get('/assets/..'), 404, 'not-found'],
    ['a longer way out', get('/assets/../../../../etc/passwd'), 404, 'not-found'],
    ['a way out in disguise', get('/assets/%2e%2e%2f%2e%2e%2fpackage.json'), 404, 'not-found'],
    ['a part of a file that it has not', get('/assets/main-a1b2c3.js', 'Range: bytes=99999-'), 416, 'malformed'],
    ['a part of the page that it has not', get('/index.html', 'Range: bytes=99999-'), 416, 'malformed'],
    ['a socket asked for as a page', get('/api/tables/x/live'), 426, 'upgrade-required'],
    [
      'an expectation',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nExpect: the unexpected\r\nConnection: close\r\n\r\n',
      417,
      'malformed',
    ],
  ]
  test.each(cases)('%s', async (_, says, status, code) => {
    const { address } = await serve({ webFolder: builtPage() })
    expect(await sayRaw(address, says)).toMatchObject({ status, code })
    expect(await metric(address, 'paddock_faults_total')).toBe(0)
  })

  test('a part of an address without end, where there is no page', async () => {
    const { address } = await serve()
    const answer = await sayRaw(address, get(`/api/tables/${'x'.repeat(300)}`))
    expect(answer).toMatchObject({ status: 414, code: 'too-large' })
  })

  test('a body that breaks off is refused in time', async () => {
    const { address } = await serve()
    const head =
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await sayRaw(address, `${head}zz\r\n`)).toMatchObject({ status: 400, code: 'malformed' })
  })
})

describe('a WebSocket', () => {
  test.each(['/', '/t/x', '/api/me', '/api/nowhere', '/health'])('is not opened at %s', async (path) => {
    const { address } = await serve({ webFolder: builtPage() })
    const { status, code } = await sayRaw(address, get(path, ...socketHeaders))
    expect([status, code]).toEqual([404, 'not-found'])
    const opened = new WebSocket(`${address.replace('http', 'ws')}${path}`)
    await expect(new Promise((_, reject) => opened.on('error', reject))).rejects.toThrow('404')
  })

  test('says so in its headers where it is asked for as a page', async () => {
    const { address } = await serve()
    expect((await sayRaw(address, get('/api/tables/x/live'))).head).toMatch(/\r\nupgrade: websocket(\r\n|$)/i)
  })

  test('is all that is upgraded to: who offers something else is answered as if they had not', async () => {
    const { address } = await serve()
    const answer = await sayRaw(address, get('/health', 'Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings'))
    expect(answer.status).toBe(200)
  })
})

test('who asks while the server ends is told so in the same form', async () => {
  const server = await serve()
  const guest = await Guest.named(server.address, 'Ann')
  const end = server.close()
  const answer = await guest.get('/api/me').catch(() => undefined)
  if (answer) expect([answer.status, troubleOf(answer)]).toEqual([503, 'unavailable'])
  await end
})
