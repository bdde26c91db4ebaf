/** Every address of the server, as it describes itself, with a body that would be right. */
import { isObject, type Rng } from '@paddock/kernel'
import { Guest } from '../testing/guest.ts'
import type { Scene } from './scene.ts'

export interface Route {
  readonly method: string
  /** With `{id}` and the like where something is to be filled in. */
  readonly path: string
}

/** What the description leaves out. */
const others: readonly Route[] = [
  '/',
  '/t/somewhere',
  '/join/somewhere/something',
  '/assets/page-0123abcd.js',
  '/assets/',
  '/index.html',
  '/health',
  '/ready',
  '/metrics',
  '/api/docs',
  '/api/docs/json',
  '/api/openapi.json',
  '/api/tables/{id}/live',
  '/api/nothing',
  '/nothing',
].map((path) => ({ method: 'GET', path }))

export async function routesOf(address: string): Promise<Route[]> {
  const { body } = await new Guest(address).get('/api/openapi.json')
  const paths = isObject(body) && isObject(body.paths) ? body.paths : {}
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(isObject(methods) ? methods : {}).map((method) => ({ method: method.toUpperCase(), path })),
  )
  return [...described, ...others]
}

/** The body that belongs to an address, by how that ends. */
export function rightBody(path: string, scene: Scene, action: unknown, id: string, rng: Rng): unknown {
  const last = path.split('/').at(-1) ?? ''
  const bodies: Readonly<Record<string, unknown>> = {
    me: { name: 'Ann' },
    programs: { name: 'Robot' },
    claim: { code: 'abcd-efgh-jkmn' },
    tables: { game: 'lots', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }], options: {}, holding: true },
    join: { invite: scene.invite, seat: 1 },
    act: { id, action, ...(rng.int(4) === 0 ? { at: rng.int(9) } : {}) },
    undo: { id },
    chat: { text: 'Hello.' },
    setup: { options: {}, seats: 2 + rng.int(2), holding: rng.int(2) === 0 },
    '{seat}': { kind: rng.int(2) === 0 ? 'open' : 'bot' },
  }
  return bodies[last] ?? {}
}
