/** One HTTP request, somewhere wrong or not, as the bytes that go over the wire. */
import { gzipSync } from 'node:zlib'
import type { Rng } from '@paddock/kernel'
import { mutated } from '@paddock/kernel/fuzz'
import { type Route, rightBody } from './routes.ts'
import type { Scene } from './scene.ts'

export interface FuzzedRequest {
  readonly bytes: Buffer
  readonly method: string
  /** For whoever wants to see it again. */
  readonly shown: string
  /** If it is a command of someone at a table, as which it may be carried out. */
  readonly command?: { readonly table: string; readonly name: string }
}

const wrongIds = [
  'nowhere',
  '%zz',
  '%00',
  '..',
  '%2e%2e%2f',
  '',
  ' ',
  'x'.repeat(65),
  'x'.repeat(9_000),
  '{id}',
  '%F0%9F',
  'a%2Fb',
  '-1',
  '99',
  'null',
  '\u00e9',
]
const wrongMethods = [
  'BREW',
  'get',
  'PROPFIND',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'CONNECT',
  'PUT',
  'X'.repeat(300),
]
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-16',
  'text/plain',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
  'application/jsonp',
  '',
  '\u00ff',
  ';',
  'application/xml',
]

const oddHeaders: readonly (readonly [string, string])[] = [
  ['range', 'bytes=9999999-'],
  ['range', 'bytes=0-0,2-3'],
  ['range', 'bytes=-1'],
  ['range', 'lines=1'],
  ['accept', 'text/html'],
  ['accept', '*/*;q=nonsense'],
  ['accept-encoding', 'br;q=1, gzip, \u00ff'],
  ['if-none-match', 'W/"x"'],
  ['if-modified-since', 'never'],
  ['if-range', '"x"'],
  ['origin', 'null'],
  ['origin', 'https://elsewhere.example'],
  ['origin', 'not a url'],
  ['x-forwarded-for', '1.2.3.4, not an address'],
  ['x-forwarded-proto', 'https'],
  ['forwarded', 'for=_x'],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer pdk_wrong'],
  ['authorization', 'Basic eDp5'],
  ['authorization', `Bearer ${'x'.repeat(5_000)}`],
  ['cookie', 'paddock=wrong'],
  ['cookie', 'paddock=%zz; paddock=; =; ;;'],
  ['cookie', '__proto__=x; constructor=y'],
  ['cookie', `paddock=${'x'.repeat(4_000)}`],
  ['upgrade', 'websocket'],
  ['upgrade', 'h2c'],
  ['connection', 'close'],
  ['connection', 'upgrade'],
  ['connection', 'keep-alive, close, \u00ff'],
  ['expect', '100-continue'],
  ['expect', 'a miracle'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br'],
  ['content-language', '\u00ff'],
  ['te', 'trailers'],
  ['host', ''],
  ['host', 'a b'],
  ['host', `${'x'.repeat(300)}:99999`],
  ['x-http-method-override', 'DELETE'],
  ['sec-websocket-key', 'short'],
  ['sec-websocket-version', '99'],
  ['x-long', 'y'.repeat(20_000)],
]

const commandRoute: Route = { method: 'POST', path: '/api/tables/{id}/act' }
const undoRoute: Route = { method: 'POST', path: '/api/tables/{id}/undo' }

/** What someone at the table really could do now. */
export interface Intent {
  readonly seat: number
  readonly action: unknown
}

/** How the caller is known: as someone at the table, as a program, as nobody. */
function identity(
  scene: Scene,
  intent: Intent | undefined,
  rng: Rng,
): { headers: Readonly<Record<string, string>>; seat: number | undefined } {
  const lot = rng.int(10)
  const meant = scene.seated.find(({ seat }) => seat === intent?.seat)
  if (meant && lot < 9) return { headers: meant.guest.headers, seat: meant.seat }
  if (lot < 7) {
    const { guest, seat } = rng.pick(scene.seated)
    return { headers: guest.headers, seat }
  }
  return { headers: lot < 8 ? scene.program.headers : {}, seat: undefined }
}

export function fuzzedRequest(
  routes: readonly Route[],
  scene: Scene,
  intent: Intent | undefined,
  rng: Rng,
): FuzzedRequest {
  const route = intent ? rng.pick([commandRoute, commandRoute, undoRoute]) : rng.pick(routes)
  const method = rng.int(30) === 0 ? rng.pick(wrongMethods) : route.method
  const { headers: known, seat } = identity(scene, intent, rng)
  const table = intent
    ? scene.table
    : rng.pick([scene.table, scene.table, scene.table, scene.gathering, scene.bystander.table])
  const id = rng.int(intent ? 30 : 6) === 0 ? rng.pick(wrongIds) : table
  const path = target(route.path, id, rng)
  const name = `fuzz ${rng.int(1_000_000)}`
  const right = rightBody(route.path, scene, intent?.action ?? { bid: rng.int(13) }, name, rng)
  const said = rng.int(3) > 0 ? mutated(right, { rng, isJson: true }) : right
  const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : encoded(said, rng)
  const headers = new Map<string, string>([['host', '127.0.0.1'], ...Object.entries(known)])
  if (body.length > 0 || method !== 'GET')
    headers.set('content-type', rng.int(10) === 0 ? rng.pick(types) : 'application/json')
  for (let odd = rng.int(4) === 0 ? 1 + rng.int(2) : 0; odd > 0; odd--) headers.set(...rng.pick(oddHeaders))
  const isChunked = body.length > 0 && rng.int(10) === 0
  if (isChunked) headers.set('transfer-encoding', 'chunked')
  else if (body.length > 0 || method !== 'GET') headers.set('content-length', String(body.length))
  const lines = Array.from(headers, ([header, value]) => `${header}: ${value}\r\n`)
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1')
  const bytes = Buffer.concat([head, isChunked ? chunked(body, rng) : body])
  const mayBeCommand = seat !== undefined && method === 'POST' && /\/(?:act|undo)$/.test(route.path)
  return {
    bytes,
    method,
    shown: `${head.toString('latin1').slice(0, 600)}${body.toString().slice(0, 600)}`,
    ...(mayBeCommand ? { command: { table: id, name: `${seat} ${idOf(body)}` } } : {}),
  }
}

function target(path: string, id: string, rng: Rng): string {
  const filled = path.replaceAll(/\{[^}]*\}/g, (what) =>
    what === '{id}' ? id : String(rng.pick([0, 1, 2, 15, 16, -1, 'x', id])),
  )
  const lot = rng.int(25)
  const query =
    lot === 0
      ? '?seen=-1'
      : lot === 1
        ? '?after=1e9'
        : lot === 2
          ? '?after=x&after=y'
          : lot === 3
            ? '?__proto__[x]=1&%zz'
            : ''
  const prefix = lot === 4 ? '/' : lot === 5 ? '/.' : lot === 6 ? '/%2e%2e' : ''
  return Buffer.from(`${prefix}${filled}${query}`.replaceAll(' ', '%20')).toString('latin1')
}

/** The name under which a body asks for something, if it says one. */
function idOf(body: Buffer): string {
  try {
    return String(JSON.parse(body.toString()).id)
  } catch {
    return ''
  }
}

/** As JSON, most often; else broken in some way. */
function encoded(value: unknown, rng: Rng): Buffer {
  const text = JSON.stringify(value) ?? ''
  const bytes = Buffer.from(text)
  switch (rng.int(24)) {
    case 0:
      return bytes.subarray(0, rng.int(bytes.length + 1))
    case 1: {
      const flipped = Buffer.from(bytes)
      if (flipped.length > 0) flipped[rng.int(flipped.length)] = rng.int(256)
      return flipped
    }
    case 2:
      return gzipSync(bytes)
    case 3:
      return Buffer.from(`\ufeff${text}`, rng.int(2) === 0 ? 'utf8' : 'utf16le')
    case 4:
      return Buffer.from('['.repeat(1 + rng.int(9_000)))
    case 5:
      return Buffer.from(`{"id":"x","action":{"a":${'['.repeat(6_000)}${']'.repeat(6_000)}}}`)
    case 6:
      return Buffer.concat([bytes, Buffer.alloc(rng.pick([1, 16_000, 16_385, 60_000]), ' ')])
    case 7:
      return Buffer.from(text.replace('{', '{"__proto__":{"id":"x"},"id":"y",'))
    case 8:
      return Buffer.from(text.replace(/"/g, "'"))
    default:
      return bytes
  }
}

function chunked(body: Buffer, rng: Rng): Buffer {
  const cut = rng.int(body.length)
  const parts = [body.subarray(0, cut), body.subarray(cut)].filter((part) => part.length > 0)
  const chunks = parts.map((part) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
  )
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')])
}
