import { describe, expect, it } from 'vitest'
import type { BuiltFiles } from './built.ts'
import { keep, kept, tidy } from './keep.ts'

/** As much of a browser's caches as is asked of them. */
class FakeCaches {
  readonly kept = new Map<string, Map<string, string>>()

  async open(name: string): Promise<Cache> {
    const files = this.kept.get(name) ?? new Map<string, string>()
    this.kept.set(name, files)
    const cache: Pick<Cache, 'put' | 'match'> = {
      put: async (file, response) => void files.set(String(file), await response.text()),
      match: async (file) => {
        const text = files.get(String(file))
        return text === undefined ? undefined : new Response(text)
      },
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

const page = (build: string) => `<meta name="paddock-page" content="1-${build}" />`
const old = { build: '1', files: ['/', '/assets/a-1.js', '/assets/b-1.js'] }
const next = { build: '2', files: ['/', '/assets/a-1.js', '/assets/b-2.js'] }
const oldServer = { '/': page('1'), '/assets/a-1.js': 'a1', '/assets/b-1.js': 'b1' }
const nextServer = { '/': page('2'), '/assets/b-2.js': 'b2' }

async function bothKept() {
  const caches = new FakeCaches()
  await keep(house(caches, old, oldServer))
  const newer = house(caches, next, nextServer)
  await keep(newer)
  return { caches, newer }
}

describe('keeping a build', () => {
  it('keeps all its files', async () => {
    const caches = new FakeCaches()
    await keep(house(caches, old, oldServer))
    expect([...(caches.kept.get('paddock-1') ?? [])].sort()).toEqual(Object.entries(oldServer))
  })

  it('fails as a whole if a file is missing, so that half a build never takes over', async () => {
    await expect(keep(house(new FakeCaches(), old, { '/': page('1') }))).rejects.toThrow('/assets/a-1.js')
  })

  it('fails if the page that comes is that of another build', async () => {
    const mixed = { ...nextServer, '/': page('1'), '/assets/a-1.js': 'a1' }
    await expect(keep(house(new FakeCaches(), next, mixed))).rejects.toThrow('/ is not of build 2')
  })

  it('fetches only what a newer build has changed, always the page, and leaves the older one alone', async () => {
    const { caches, newer } = await bothKept()
    expect(newer.fetched.sort()).toEqual(['/', '/assets/b-2.js'])
    expect(caches.kept.get('paddock-1')?.get('/')).toBe(page('1'))
    expect(caches.kept.get('paddock-2')?.get('/')).toBe(page('2'))
  })
})

describe('a newer worker', () => {
  it('answers with its own page, and with the parts of an older one that is still open', async () => {
    const { newer } = await bothKept()
    expect(await (await kept(newer, '/'))?.text()).toBe(page('2'))
    expect(await (await kept(newer, '/assets/b-1.js'))?.text()).toBe('b1')
    expect(await kept(newer, '/assets/c-3.js')).toBeUndefined()
  })

  it('forgets an older build when no open page needs it any longer', async () => {
    const { caches, newer } = await bothKept()
    await tidy(newer, { count: 2, needed: ['paddock-1', 'paddock-2'] })
    expect(await caches.keys()).toEqual(['paddock-1', 'paddock-2'])
    await tidy(newer, { count: 1, needed: ['paddock-2'] })
    expect(await caches.keys()).toEqual(['paddock-2'])
  })

  it('forgets nothing while a page is open that has not said what it needs', async () => {
    const { caches, newer } = await bothKept()
    await tidy(newer, { count: 2, needed: ['paddock-2'] })
    expect(await caches.keys()).toEqual(['paddock-1', 'paddock-2'])
  })
})
