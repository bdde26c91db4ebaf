/**
 * Which numbered rules have a test. A game's rules stand in its RULES.md; a rule is covered when its
 * id is in the title of a test.
 *
 *   npm run rules              coverage per game, and what is missing
 *   npm run rules -- --json    the same as JSON
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameIds } from '@paddock/games'
import { isMain, root } from './steps.ts'

export interface Coverage {
  readonly rules: number
  readonly covered: number
  readonly missing: readonly string[]
}

/** The ids that a RULES.md defines: the first cell of its table rows. */
export function ruleIds(rulesFile: string): string[] {
  return Array.from(rulesFile.matchAll(/^\| ([A-Z]{2}-[A-Z0-9]+(?:-\d+)?) \|/gm), ([, id = '']) => id)
}

export function coverage(ids: readonly string[], titles: readonly string[]): Coverage {
  const named = new Set(titles.flatMap((title) => title.match(/\b[A-Z]{2}-[A-Z0-9]+(?:-\d+)?\b/g) ?? []))
  const missing = ids.filter((id) => !named.has(id))
  return { rules: ids.length, covered: ids.length - missing.length, missing }
}

/** The coverage of every registered game by tests of these titles. */
export function coverageOfGames(titles: readonly string[]): Record<string, Coverage> {
  const games: Record<string, Coverage> = {}
  for (const id of gameIds) {
    const file = join(root, 'packages', 'games', id, 'RULES.md')
    const ids = existsSync(file) ? ruleIds(readFileSync(file, 'utf8')) : []
    if (ids.length === 0) throw new Error(`${id} has no numbered rules in ${file}`)
    games[id] = coverage(ids, titles)
  }
  return games
}

/** Prints the coverage; tells whether no rule is without a test. */
export function report(games: Readonly<Record<string, Coverage>>): boolean {
  for (const [id, { rules, covered, missing }] of Object.entries(games)) {
    console.log(`${id}: ${covered} of ${rules} rules have a test`)
    for (const rule of missing) console.log(`  missing: ${rule}`)
  }
  return Object.values(games).every(({ missing }) => missing.length === 0)
}

/** The titles of all tests, collected without running them. */
function collectedTitles(): string[] {
  const listed = spawnSync('vitest', ['list', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (listed.status !== 0) throw new Error(`vitest could not list the tests:\n${listed.stderr}`)
  const tests: { name: string }[] = JSON.parse(listed.stdout.slice(listed.stdout.indexOf('[')))
  return tests.map(({ name }) => name)
}

if (isMain(import.meta)) {
  const games = coverageOfGames(collectedTitles())
  const complete = Object.values(games).every(({ missing }) => missing.length === 0)
  if (process.argv.includes('--json')) console.log(JSON.stringify({ games }))
  else report(games)
  process.exit(complete ? 0 : 1)
}
