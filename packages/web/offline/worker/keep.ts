import { type BuiltFiles, cacheOf, isNamedByContent } from './built.ts'

/** What is needed to keep files: where to keep them, which ones, and how to get them. */
export interface OfflineNeeds {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>
  readonly built: BuiltFiles
  fetch(file: string): Promise<Response>
}

/** Keeps every file of the build, or fails as a whole. What an older build has under the same name is not fetched again. */
export async function keep({ caches, built, fetch }: OfflineNeeds): Promise<void> {
  const cache = await caches.open(cacheOf(built.build))
  await Promise.all(
    built.files.map(async (file) => {
      const known = isNamedByContent(file) ? await caches.match(file) : undefined
      const response = known ?? (await fetch(file))
      if (!response.ok) throw new Error(`${file} answered with ${response.status}`)
      // Where servers of two versions answer side by side, the list of one may come with the page of the other.
      if (file === '/' && !(await response.clone().text()).includes(`-${built.build}"`))
        throw new Error(`${file} is not of build ${built.build}`)
      await cache.put(file, response)
    }),
  )
}

/** A file of this build; or of another, for a page that was open before this one took over. */
export async function kept({ caches, built }: OfflineNeeds, file: string): Promise<Response | undefined> {
  const own = await (await caches.open(cacheOf(built.build))).match(file)
  return own ?? (isNamedByContent(file) ? await caches.match(file) : undefined)
}

/** The pages that are open. */
export interface OpenPages {
  readonly count: number
  /** Under which names the files are kept that they say they need, a name for each page that has come so far. */
  readonly needed: readonly string[]
}

/** Files of other builds go when no open page needs them. Who has not said anything yet may need any of them. */
export async function tidy({ caches, built }: OfflineNeeds, { count, needed }: OpenPages): Promise<void> {
  if (needed.length < count) return
  const others = (await caches.keys()).filter((name) => name !== cacheOf(built.build) && !needed.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}
