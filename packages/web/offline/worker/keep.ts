import type { BuiltFiles } from './built.ts'

/** What is needed to keep files: where to keep them, which ones, and how to get them. */
export interface OfflineNeeds {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>
  readonly built: BuiltFiles
  fetch(file: string): Promise<Response>
}

/** Keeps every file of the build, or fails as a whole. What an older build has under the same name is not fetched again. */
export async function keep({ caches, built, fetch }: OfflineNeeds): Promise<void> {
  const cache = await caches.open(built.version)
  await Promise.all(
    built.files.map(async (file) => {
      const known = isNamedByContent(file) ? await caches.match(file) : undefined
      const response = known ?? (await fetch(file))
      if (!response.ok) throw new Error(`${file} answered with ${response.status}`)
      await cache.put(file, response)
    }),
  )
}

/** The files of other builds go when this one takes over. */
export async function takeOver({ caches, built }: OfflineNeeds): Promise<void> {
  const others = (await caches.keys()).filter((version) => version !== built.version)
  await Promise.all(others.map((version) => caches.delete(version)))
}

/** Such a file never changes under its name. */
function isNamedByContent(file: string): boolean {
  return file.startsWith('/assets/')
}
