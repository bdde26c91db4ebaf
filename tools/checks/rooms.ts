/**
 * The rooms inside a game's folder, and which way they look. Rules know no words, no page and no terminal; page and
 * terminal do not know each other.
 */

/** What each room may look into, besides itself, the game's cover and its versions. The files at the door of a game (box, cover, index) see every room. */
const seen: Readonly<Record<string, readonly string[]>> = {
  rules: ['modules'],
  modules: ['rules'],
  prospects: ['rules', 'modules'],
  words: ['rules', 'modules', 'prospects'],
  bot: ['rules', 'modules', 'prospects'],
  page: ['rules', 'modules', 'prospects', 'words'],
  examples: ['rules', 'modules', 'prospects', 'words', 'testing'],
  terminal: ['rules', 'modules', 'prospects', 'words'],
  lessons: ['rules', 'modules', 'prospects', 'words'],
  testing: ['rules', 'modules', 'prospects', 'words'],
}

/** Packages beyond those that every room of a game may use. */
const packages: Readonly<Record<string, readonly string[]>> = {
  page: ['@paddock/board', '@paddock/page-kit', '@preact/signals', 'preact'],
  examples: ['@paddock/page-kit'],
  terminal: ['@paddock/terminal-kit'],
  'pages.ts': ['@paddock/page-kit'],
  'pointing.ts': ['@paddock/page-kit'],
  'rulebooks.ts': ['@paddock/page-kit'],
  'terminals.ts': ['@paddock/terminal-kit', 'node:'],
}

/** What stands at the door of a game and every room may see. */
const atTheDoor = ['cover.ts', 'versions.ts']

/** Rooms that show a game: what needs reckoning they ask of prospects. */
const showing = ['page', 'terminal', 'lessons']

/** What rules and modules hold as tables, with look-ups in them and nothing that is worked out from a state or a view. */
const data = /\/(?:circuits\/.+|cards|cars|event-cards|gears|money|options|sponsors|symbols|tokens|track|upgrades)\.ts$/

/**
 * The room of a game that a file stands in; the file's own name where it stands in none. The examples of the rules lie
 * beside the page that draws them, and are a room of their own: tables arranged by hand, by the kit of the tests.
 */
function roomOf(path: string): string {
  const [, name, game = '', room = '', part = ''] = path.split('/')
  if (name !== 'games') return ''
  return room === 'page' && part === 'examples' ? part : room || game
}

/** What a file of a game may use because of the room it stands in. */
export function packagesOf(path: string): readonly string[] {
  return packages[roomOf(path)] ?? []
}

/** Why a file of a game may not import another one of it; undefined if it may. A test may also arrange its table. */
export function wrongRoom(path: string, target: string): string | undefined {
  const [from, to] = [roomOf(path), roomOf(target)]
  const allowed = seen[from]
  if (!allowed || from === to || atTheDoor.includes(to) || allowed.includes(to)) return undefined
  const isTest = /\.test\.tsx?$/.test(path) || /\/testing\//.test(path)
  if (isTest && (to === 'testing' || to === 'words' || !(to in seen))) return undefined
  return `${from} does not look into ${to}`
}

/** Why a file of a game's page, terminal or lessons may not use more than the types of another one; undefined if it may. */
export function wrongUse(path: string, target: string): string | undefined {
  const isTest = /\.test\.tsx?$/.test(path) || /\/testing\//.test(path)
  if (isTest || !showing.includes(roomOf(path))) return undefined
  const isOfRules = ['rules', 'modules'].includes(roomOf(target))
  if (!isOfRules || data.test(target)) return undefined
  return `${roomOf(path)} takes types and data from the rules; what needs reckoning comes from prospects`
}

/** Why a table of the rules may not import something, if only a type: with a state or a rule in its hands it would reckon. */
export function wrongTable(path: string, target: string): string | undefined {
  const isTable = ['rules', 'modules'].includes(roomOf(path)) && data.test(path) && !path.endsWith('.test.ts')
  if (!isTable || data.test(target) || atTheDoor.includes(roomOf(target))) return undefined
  return 'a table of cards, tokens or options knows nothing but other tables'
}
