import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Rolldown } from 'vite'

const packages = join(import.meta.dirname, '../..')

/**
 * What is always wanted together is one file: it packs better, and on a slow line every file costs a round trip. So
 * are these rooms, which hold nothing that is loaded later by itself. The first pattern that fits counts.
 */
const rooms: readonly (readonly [pattern: RegExp, file: string])[] = [
  // What the page and its worker both start with: the shelf, and what is needed to read what is kept.
  [/^games\/(?:[\w-]+\/(?:entry|cover|words\/names)|circuits|covers|index|registry)\.ts$/, 'shelf'],
  [/^kernel\/(?:box|cover|json|only|options|words|match\/(?:record|refusal))\.ts$/, 'shelf'],
  [/^page-kit\/(?:spoken|browser-storage)\.ts$/, 'shelf'],
  [/preload-helper/, 'shelf'],
  [/^page-kit\/(?:choices\.(?:css|tsx)|(?:piece|use-own-keys|when-wanted)\.ts)$/, 'table'],
  // No table needs it that teaches nothing, and none before someone reaches for what they cannot have.
  [/^kernel\/lessons\//, 'lesson'],
  [/^kernel\/reasons\.ts$/, 'reasons'],
  // The tables of drawn examples.
  [/^(?:kernel|racing)\/(?:[\w-]+\/)*testing\//, 'examples'],
  [/^(?:kernel|web\/digest)\//, 'kernel'],
  // What only bots ask.
  [/^racing\/(?:lanes\/(?:card-plan|forecast|road)|circuit\/steps-to-finish)\.ts$/, 'lanes-bots'],
  [/^racing\/lanes\/words\/english\.ts$/, 'lanes-en'],
  [/^racing\/lanes\/words\/french\.ts$/, 'lanes-fr'],
  [/^racing\/lanes\//, 'lanes'],
  [/^racing\//, 'racing'],
  [/^games\/([\w-]+)\/rules\/circuits\//, '$1-circuits'],
  [/^page-kit\/drawings\/late-drawings\.ts$/, 'table'],
  [/^page-kit\/drawings\//, 'drawings'],
]

/** The file that a module of a room is put into; undefined if it is in none of the rooms. */
export function fileOfRoom(path: string): string | undefined {
  for (const [pattern, file] of rooms) {
    const found = pattern.exec(path)
    if (found) return file.replace(/\$(\d)/g, (_, part: string) => found[Number(part)] ?? '')
  }
  return undefined
}

const games = readdirSync(join(packages, 'games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
)
const ofGame = /^games\/([\w-]+)\/(\w+)/
const ruling = ['rules', 'modules', 'prospects', 'words', 'versions', 'to']
const language = /(?:[/-])(en|fr)(?:\/[\w-]+)?\.ts$/
const rulebook = /rules-(?:en|fr)\.ts$/

/**
 * The rest is put together by what needs it at once: every page, a table, a table as well as the home or a drawn
 * circuit, the rules of a game, its words. What none of these needs is loaded later, and left to the bundler.
 */
export function fewFiles(): Rolldown.CodeSplittingOptions {
  const known = new Map<string, ReadonlySet<string>>()
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'what is needed together',
        name(id, modules) {
          const needed = (need: string, files: readonly string[]) => {
            const found = known.get(need) ?? broughtBy(files, modules)
            known.set(need, found)
            return found.has(id)
          }
          const path = relative(packages, id).replaceAll('\\', '/')
          return fileOfRoom(path) ?? fileOfGame(path, needed) ?? fileOfPage(path, needed)
        },
      },
    ],
  }
}

type Needed = (need: string, files: readonly string[]) => boolean

function fileOfPage(path: string, needed: Needed): string | null {
  if (/^web\/(?:main\.tsx|index\.html)$/.test(path)) return null
  if (needed('page', ['web/main.tsx'])) return 'house'
  if (!needed('table', ['web/play/play-page.tsx', 'web/session/local/open.ts'])) return ofGames(path, needed)
  const [, spoken] = language.exec(path) ?? []
  const isKept = needed('home', ['web/home/home-page.tsx'])
  if (spoken !== undefined) return `${isKept ? 'kept' : 'table'}-${spoken}`
  // A home draws its circuits at once.
  return isKept || needed('drawing', ['board/poster.tsx']) ? 'house' : 'table'
}

/** What the pages of games need from the start, and no table without them. */
function ofGames(path: string, needed: Needed): string | null {
  if (!path.startsWith('page-kit/') || language.test(path)) return null
  const users = games.filter((game) => needed(`page of ${game}`, [`games/${game}/page/index.ts`]))
  const [only] = users
  return users.length > 1 ? 'games-page' : only === undefined ? null : `${only}-page`
}

function fileOfGame(path: string, needed: Needed): string | undefined {
  const [, game, room = ''] = ofGame.exec(path) ?? []
  if (game === undefined || !needed(game, [`games/${game}/to-play.ts`, `games/${game}/page/index.ts`])) return undefined
  const [, spoken] = language.exec(path) ?? []
  if (spoken !== undefined) return `${game}-${spoken}`
  return `${game}-${ruling.includes(room) ? 'rules' : 'page'}`
}

/** What the board offers for those who draw a circuit and nothing else: whoever races does not take it. */
const offered = /[\\/]board[\\/]poster\.tsx$/

/** Everything that comes at once with these files: what they import, and the words of it. */
function broughtBy(files: readonly string[], modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(files.map((file) => join(packages, file)))
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const imported of importedIds) if (!offered.test(imported)) found.add(imported)
    for (const words of dynamicallyImportedIds) if (language.test(words) && !rulebook.test(words)) found.add(words)
  }
  return found
}
