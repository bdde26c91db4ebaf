import { describe, expect, it } from 'vitest'
import type { BuiltFiles } from './built.ts'
import { keep, takeOver } from './keep.ts'

/** As much of a browser's caches as is asked of them. */
class FakeCaches {
  readonly kept = new Map<string, Map<string, string>>()

  async open(name: string): Promise<Cache> {
    const files = this.kept.get(name) ?? new Map<string, string>()
    this.kept.set(name, files)
    const cache: Pick<Cache, 'put'> = {
      put: async (file, response) => void files.set(String(file), await response.text()),
    }
    return { ...absent, ...cache }
  }

  async match(file: RequestInfo | URL): Promise<Response | undefined> {
    for (const files of this.kept.values()) {
      const text = files.get(String(file))
      if (text !== undefined) return new Response(text)
    }
    return undefined
  }

  async keys(): Promise<string[]> {
    return [...this.kept.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.kept.delete(name)
  }
}

const unasked = () => Promise.reject(new Error('not asked of a cache here'))
const absent: Cache = {
  add: unasked,
  addAll: unasked,
  delete: unasked,
  keys: unasked,
  match: unasked,
  matchAll: unasked,
  put: unasked,
}

function house(caches: FakeCaches, built: BuiltFiles, server: Readonly<Record<string, string>>) {
  const fetched: string[] = []
  const fetch = async (file: string) => {
    fetched.push(file)
    const text = server[file]
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  }
  return { caches, built, fetch, fetched }
}

describe('keeping a build', () => {
  const old = { version: 'paddock-1', files: ['/', '/assets/a-1.js', '/assets/b-1.js'] }
  const next = { version: 'paddock-2', files: ['/', '/assets/a-1.js', '/assets/b-2.js'] }

  it('keeps all its files', async () => {
    const caches = new FakeCaches()
    await keep(house(caches, old, { '/': 'page 1', '/assets/a-1.js': 'a1', '/assets/b-1.js': 'b1' }))
    expect([...(caches.kept.get('paddock-1') ?? [])].sort()).toEqual([
      ['/', 'page 1'],
      ['/assets/a-1.js', 'a1'],
      ['/assets/b-1.js', 'b1'],
    ])
  })

  it('fails as a whole if a file is missing, so that half a build never takes over', async () => {
    await expect(keep(house(new FakeCaches(), old, { '/': 'page 1' }))).rejects.toThrow('/assets/a-1.js')
  })

  it('fetches only what a newer build has changed, always the page, and leaves the older one alone until it takes over', async () => {
    const caches = new FakeCaches()
    await keep(house(caches, old, { '/': 'page 1', '/assets/a-1.js': 'a1', '/assets/b-1.js': 'b1' }))
    const newer = house(caches, next, { '/': 'page 2', '/assets/b-2.js': 'b2' })
    await keep(newer)
    expect(newer.fetched.sort()).toEqual(['/', '/assets/b-2.js'])
    expect(caches.kept.get('paddock-1')?.get('/')).toBe('page 1')
    expect(caches.kept.get('paddock-2')?.get('/')).toBe('page 2')
    await takeOver(newer)
    expect(await caches.keys()).toEqual(['paddock-2'])
  })
})
