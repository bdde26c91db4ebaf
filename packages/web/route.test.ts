import { afterAll, describe, expect, it, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/' })
const { routeOf } = await import('./route.ts')
afterAll(() => vi.unstubAllGlobals())

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/play/k3', { page: 'play', id: 'k3' }],
    ['/replay', { page: 'replay', online: false }],
    ['/replay/k3', { page: 'replay', id: 'k3', online: false }],
    ['/t/7h', { page: 'table', id: '7h' }],
    ['/t/7h/replay', { page: 'replay', id: '7h', online: true }],
    ['/join/7h/secret', { page: 'join', id: '7h', invite: 'secret' }],
    ['/learn/heat', { page: 'learn', game: 'heat' }],
    ['/rules/heat', { page: 'rules', game: 'heat' }],
    ['/learn/heat/corners', { page: 'learn', game: 'heat', lesson: 'corners' }],
    ['/device/1234', { page: 'device', code: '1234' }],
    ['/t/7h/', { page: 'table', id: '7h' }],
    ['/play/a%20b', { page: 'play', id: 'a b' }],
  ])('%s leads to its page', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  it.each([
    '/play',
    '/learn',
    '/rules',
    '/t',
    '/join/7h',
    '/device',
    '/nowhere',
    '/t/7h/replay/x',
    '/t/7h/edit',
    '/replay/k3/x',
    '/%',
  ])('%s leads nowhere, and says so', (path) => {
    expect(routeOf(path)).toEqual({ page: 'unknown' })
  })

  it('that was cut off inside a sign still leads to a page', () => {
    expect(routeOf('/play/a%')).toEqual({ page: 'play', id: 'a%' })
  })
})
