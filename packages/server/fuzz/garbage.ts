/** Bytes that are no requests, or several, or half of one. */
import type { Rng } from '@paddock/kernel'
import type { Scene } from './scene.ts'

const host = 'host: 127.0.0.1\r\n'
const json = 'content-type: application/json\r\n'

/** What breaks off, contradicts itself, or is of another protocol. `HIDDEN` stands for a request that must not be found. */
const broken: readonly string[] = [
  'GET / HTTP/1.1\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/2.0\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  `GET / HTTP/1.1\n${host}\n\n`,
  `GET  /  HTTP/1.1\r\n${host}\r\n`,
  `GET / HTTP/1.1\r\n${host}no colon\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}: no name\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}folded: one\r\n two\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}nul: a\u0000b\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}${host}\r\n`,
  `GET http://elsewhere.example/health HTTP/1.1\r\n${host}\r\n`,
  `GET health HTTP/1.1\r\n${host}\r\n`,
  `GET /\u00ff\u00fe HTTP/1.1\r\n${host}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
  `CONNECT 127.0.0.1:22 HTTP/1.1\r\n${host}\r\n`,
  `TRACE / HTTP/1.1\r\n${host}\r\n`,
  `POST /api/me HTTP/1.1\r\n${host}${json}content-length: 100\r\n\r\n{"name":`,
  `POST /api/me HTTP/1.1\r\n${host}${json}content-length: -1\r\n\r\n`,
  `POST /api/me HTTP/1.1\r\n${host}${json}content-length: 1e3\r\n\r\n`,
  `POST /api/me HTTP/1.1\r\n${host}${json}content-length: 99999999999999999999\r\n\r\n`,
  `POST /api/me HTTP/1.1\r\n${host}${json}content-length: 0\r\ncontent-length: 50\r\n\r\nHIDDEN`,
  `POST /api/me HTTP/1.1\r\n${host}${json}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nHIDDEN`,
  `POST /api/me HTTP/1.1\r\n${host}${json}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\nHIDDEN`,
  `POST /api/me HTTP/1.1\r\n${host}${json}transfer-encoding: \u000bchunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\nHIDDEN`,
  `POST /api/me HTTP/1.1\r\n${host}${json}transfer-encoding: nonsense\r\n\r\nHIDDEN`,
  `POST /api/me HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `POST /api/me HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\n-5\r\n{}\r\n0\r\n\r\n`,
  `POST /api/me HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  `POST /api/me HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\n2\r\n{}extra\r\n0\r\n\r\n`,
  `POST /api/me HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  `POST /api/me HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\n0\r\ntrailer: x\r\n\r\n`,
  `POST /api/me HTTP/1.1\r\n${host}${json}content-length: 2\r\nexpect: 100-continue\r\n\r\n`,
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
  `GET / HTTP/1.1\r\n${host}${'a: b\r\n'.repeat(3_000)}\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0000\u0004',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'SSH-2.0-OpenSSH_9.6\r\n',
  '\u0000'.repeat(1_000),
  '\r\n'.repeat(1_000),
]

const fine = `GET /health HTTP/1.1\r\n${host}\r\n`

export function garbage(scene: Scene, action: unknown, rng: Rng): Buffer {
  const lot = rng.int(10)
  if (lot === 0) return Buffer.from(Array.from({ length: 1 + rng.int(600) }, () => rng.int(256)))
  // A byte that is changed could make a request of it after all.
  const hidden = lot === 2 ? '' : hiddenCommand(scene, action, rng)
  const text = Buffer.from(rng.pick(broken).replace('HIDDEN', hidden), 'latin1')
  if (lot === 1) return Buffer.concat([Buffer.from(fine.repeat(1 + rng.int(20))), text, Buffer.from(fine)])
  if (lot === 2 && text.length > 0) text[rng.int(text.length)] = rng.int(256)
  if (lot === 3) return text.subarray(0, rng.int(text.length))
  return text
}

/** A command that would be legal, where no request begins. */
function hiddenCommand({ table, seated }: Scene, action: unknown, rng: Rng): string {
  const { guest } = rng.pick(seated)
  const body = JSON.stringify({ id: `hidden ${rng.int(1_000_000)}`, action })
  const cookie = guest.headers.cookie ?? ''
  return `POST /api/tables/${table}/act HTTP/1.1\r\n${host}${json}cookie: ${cookie}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}
