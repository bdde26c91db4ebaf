/**
 * Which numbered rules have a test and a place in the code. A game's rules stand in its RULES.md; a rule
 * is covered when its id is in the title of a test, and cited when it stands, written out, in the code
 * of the game outside its tests: whoever looks for an id finds where it is carried out and where it is proved.
 *
 *   npm run rules              tests and citations per game, and what is missing
 *   npm run rules -- --json    the same as JSON
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameIds } from '@paddock/games'
import { isMain, root } from '../steps.ts'

export interface Coverage {
  /** How many of the rules are built, and how many of those have a test. */
  readonly rules: number
  readonly covered: number
  readonly missing: readonly string[]
  /** How many of those that are built stand in the code. */
  readonly cited: number
  readonly uncited: readonly string[]
  /** How many are marked as not yet built, and which of them have a test all the same: their mark is out of date. */
  readonly notYetBuilt: number
  readonly markedButTested: readonly string[]
}

export interface Rule {
  readonly id: string
  readonly isBuilt: boolean
}

/** The rules that a RULES.md defines: the rows of its tables. The last cell may say that a rule is not yet built. */
export function rulesIn(rulesFile: string): Rule[] {
  const rows = rulesFile.matchAll(/^\| ([A-Z]{2}-[A-Z0-9]+(?:-\d+)?) \|(.*)$/gm)
  return Array.from(rows, ([, id = '', cells = '']) => ({ id, isBuilt: !/; not yet built \|$/.test(cells) }))
}

/** By titles of tests, and by what is written in the code. */
export function coverage(rules: readonly Rule[], titles: readonly string[], code: readonly string[]): Coverage {
  const named = new Set(titles.flatMap(idsIn))
  const written = new Set(code.map((text) => text.replaceAll(range, '')).flatMap(idsIn))
  const built = rules.filter(({ isBuilt }) => isBuilt)
  const missing = built.filter(({ id }) => !named.has(id)).map(({ id }) => id)
  const uncited = built.filter(({ id }) => !written.has(id)).map(({ id }) => id)
  const marked = rules.filter(({ isBuilt }) => !isBuilt)
  return {
    rules: built.length,
    covered: built.length - missing.length,
    missing,
    cited: built.length - uncited.length,
    uncited,
    notYetBuilt: marked.length,
    markedButTested: marked.filter(({ id }) => named.has(id)).map(({ id }) => id),
  }
}

function idsIn(text: string): readonly string[] {
  return text.match(/\b[A-Z]{2}-[A-Z0-9]+(?:-\d+)?\b/g) ?? []
}

/** `XX-SET-01 to XX-SET-03`, `XX-SET-01 to 03`: nobody who looks for the second finds it, so none of them counts. */
const range = /\b[A-Z]{2}-[A-Z0-9]+(?:-\d+)?\s*(?:\bto\b|\s-\s|[–—…])[\s*]*(?:[A-Z]{2}-[A-Z0-9]+(?:-\d+)?|\d+)\b/g

/** All that is written for the game, its tests and their kit aside, and its lessons, which only name what they teach. */
function codeOf(game: string): string[] {
  const files = globSync(`packages/games/${game}/**/*.{ts,tsx}`, { cwd: root })
  const own = files.filter((file) => !/\.test\.tsx?$|[\\/](?:testing|lessons)[\\/]/.test(file))
  return own.map((file) => readFileSync(join(root, file), 'utf8'))
}

/** The coverage of every registered game by tests of these titles. */
export function coverageOfGames(titles: readonly string[]): Record<string, Coverage> {
  const games: Record<string, Coverage> = {}
  for (const id of gameIds) {
    const file = join(root, 'packages', 'games', id, 'RULES.md')
    const rules = existsSync(file) ? rulesIn(readFileSync(file, 'utf8')) : []
    if (rules.length === 0) throw new Error(`${id} has no numbered rules in ${file}`)
    games[id] = coverage(rules, titles, codeOf(id))
  }
  return games
}

/** Prints the coverage; tells whether it is as it should be. */
export function report(games: Readonly<Record<string, Coverage>>): boolean {
  for (const [id, { rules, covered, missing, cited, uncited, notYetBuilt, markedButTested }] of Object.entries(games)) {
    const rest = notYetBuilt > 0 ? `; ${notYetBuilt} more are not yet built` : ''
    console.log(`${id}: ${covered} of ${rules} rules have a test, ${cited} are cited in the code${rest}`)
    for (const rule of missing) console.log(`  missing: ${rule}`)
    for (const rule of uncited) console.log(`  not cited: ${rule}`)
    for (const rule of markedButTested) console.log(`  marked as not yet built, but tested: ${rule}`)
  }
  return isComplete(games)
}

/** Whether every rule that is built has a test and a place in the code, and no other has a test. */
export function isComplete(games: Readonly<Record<string, Coverage>>): boolean {
  return Object.values(games).every(
    ({ missing, uncited, markedButTested }) => missing.length + uncited.length + markedButTested.length === 0,
  )
}

/** The titles of all tests, collected without running them. */
function collectedTitles(): string[] {
  const listed = spawnSync('vitest', ['list', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (listed.status !== 0) throw new Error(`vitest could not list the tests:\n${listed.stderr}`)
  const tests: { name: string }[] = JSON.parse(listed.stdout.slice(listed.stdout.indexOf('[')))
  // Listed with what they stand under, which is no title of a test.
  return tests.map(({ name }) => name.split(' > ').at(-1) ?? name)
}

if (isMain(import.meta)) {
  const games = coverageOfGames(collectedTitles())
  if (process.argv.includes('--json')) console.log(JSON.stringify({ games }))
  else report(games)
  process.exit(isComplete(games) ? 0 : 1)
}
