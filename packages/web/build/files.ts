import { join, relative } from 'node:path'
import type { Rolldown } from 'vite'

const packages = join(import.meta.dirname, '../..')

/**
 * What is always wanted together is one file: it packs better, and on a slow line every file costs a round trip. So
 * are these rooms, which hold nothing that is loaded later by itself. The first pattern that fits counts.
 */
const rooms: readonly (readonly [pattern: RegExp, file: string])[] = [
  [/^\.\.\/node_modules\/@?preact\//, 'preact'],
  // What the page and its worker both start with: the shelf, and what is needed to read what is kept.
  [/^games\/(?:[\w-]+\/(?:entry|cover|words\/names)|circuits|covers|index|registry)\.ts$/, 'shelf'],
  [/^kernel\/(?:box|cover|json|only|options|words|match\/(?:record|refusal))\.ts$/, 'shelf'],
  [/^page-kit\/(?:spoken|browser-storage)\.ts$/, 'shelf'],
  [/^(?:kernel|\.\.\/node_modules\/@noble)\//, 'kernel'],
  [/^racing\/lanes\//, 'lanes'],
  [/^racing\//, 'racing'],
  [/^games\/([\w-]+)\/rules\/circuits\//, '$1-circuits'],
  [/^games\/([\w-]+)\/(?:page|words)\/(?:.*[/-])?(en|fr)(?:\/[\w-]+)?\.ts$/, '$1-$2'],
  [/^games\/([\w-]+)\/(?!.*(?:tally|holds)\.ts$)(?:rules|modules|prospects|words|versions|to-play)\b/, '$1-rules'],
]

/** Words that only some races have, and the rules in words: they come with what shows them. */
const later = /(?:rules|modules)-(?:en|fr)\.ts$|\/(?:season|workshop)\/text\//

/** The file that a module of a room is put into; undefined if it is in none of the rooms. */
export function fileOfRoom(path: string): string | undefined {
  if (later.test(path)) return undefined
  for (const [pattern, file] of rooms) {
    const found = pattern.exec(path)
    if (found) return file.replace(/\$(\d)/g, (_, part: string) => found[Number(part)] ?? '')
  }
  return undefined
}

/**
 * The rest is put together by what needs it at once: every page, a table, or a table as well as the home or a drawn
 * circuit. What none of these needs is loaded later by itself, and left to the bundler.
 */
const needs = {
  page: ['web/main.tsx'],
  home: ['web/home/home-page.tsx'],
  drawing: ['board/poster.tsx'],
  table: ['web/play/play-page.tsx', 'web/session/local/open.ts'],
}

export function fewFiles(): Rolldown.CodeSplittingOptions {
  const reached = new Map<keyof typeof needs, ReadonlySet<string>>()
  const isIn = (need: keyof typeof needs, id: string, modules: Rolldown.ChunkingContext) => {
    const known = reached.get(need) ?? broughtBy(needs[need], modules)
    reached.set(need, known)
    return known.has(id)
  }
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name(id, modules) {
          const room = fileOfRoom(relative(packages, id).replaceAll('\\', '/'))
          if (room !== undefined) return room
          if (isIn('page', id, modules) || !isIn('table', id, modules)) return null
          if (isIn('home', id, modules)) return 'kept'
          return isIn('drawing', id, modules) ? 'board' : 'table'
        },
      },
    ],
  }
}

/** Everything that comes at once with these files. */
function broughtBy(files: readonly string[], modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(files.map((file) => join(packages, file)))
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
