/**
 * Dependencies point one way: kernel ← racing ← games ← bots ← {server, web} ← cli; games never import each other, and
 * the rooms inside a game keep to an order of their own (`rooms.ts`); rules know neither the machine nor the clock;
 * server, board, page and terminal know no game by name. Read from the files as they stand.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { root } from '../steps.ts'
import { packagesOf, wrongRoom, wrongTable, wrongUse } from './rooms.ts'

/** What each package may import, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  kernel: ['@noble/ciphers', '@noble/hashes'],
  racing: ['@paddock/kernel'],
  games: ['@paddock/kernel', '@paddock/racing'],
  bots: ['@paddock/kernel', '@paddock/games', 'node:'],
  protocol: ['@paddock/kernel', 'typebox'],
  server: [
    '@paddock/kernel',
    '@paddock/games',
    '@paddock/bots',
    '@paddock/protocol',
    '@fastify',
    '@nats-io/transport-node',
    'ajv-formats',
    'fastify',
    'kysely',
    'pg',
    'prom-client',
    'typebox',
    'ws',
    'node:',
  ],
  board: ['@paddock/racing', 'preact'],
  'page-kit': ['@paddock/kernel', '@paddock/racing', '@paddock/board', '@preact/signals', 'preact'],
  'terminal-kit': ['@paddock/kernel', '@paddock/racing'],
  web: [
    '@paddock/kernel',
    '@paddock/racing',
    '@paddock/games',
    '@paddock/bots',
    '@paddock/protocol',
    '@paddock/board',
    '@paddock/page-kit',
    '@fontsource/barlow-condensed',
    '@preact/signals',
    'preact',
  ],
  cli: ['@paddock/kernel', '@paddock/games', '@paddock/bots', '@paddock/server', '@paddock/terminal-kit', 'node:'],
}

const testing = ['vitest', 'fast-check', 'preact-render-to-string', 'node:']
/** What the page's own digest is held to. */
const audited = ['@noble/ciphers', '@noble/hashes']
/** Tests that drive a browser, and the configuration of tools: they stand outside what they build. */
const outside = ['@playwright/test', 'axe-core', '@paddock', 'vite', 'node:']
/** Packages whose code must do the same on every machine and at any time. */
const pure = ['kernel', 'racing', 'games']
const impure = /\bMath\.random\b|\bDate\b|\bperformance\.now\b|\bsetTimeout\b|\bprocess\b/

/** What is wrong with the imports of one file; its path is relative to the root, with slashes. */
export function wrongImports(path: string, source: string): string[] {
  const [, name = '', game = ''] = path.split('/').slice(0, 3)
  // What tests of the server start, and what a drawing test needs, is brought by the test run.
  const isTest = /\.test\.tsx?$/.test(path) || /^packages\/(?:board|server)\/testing\//.test(path)
  const isOutside = /^packages\/web\/(?:e2e\/|build\/|[^/]+\.config\.ts$)/.test(path)
  const mayUse = [
    ...(allowed[name] ?? []),
    ...packagesOf(path),
    ...(isTest ? testing : []),
    ...(/^packages\/web\/digest\/.*\.test\.ts$/.test(path) ? audited : []),
    ...(isOutside ? outside : []),
  ]
  const wrong = importsOf(source).flatMap(({ specifier, isUsed }) => {
    if (!specifier.startsWith('.')) {
      return mayUse.some((prefix) => specifier === prefix || specifier.startsWith(prefixed(prefix)))
        ? []
        : [`${path} imports ${specifier}, which ${name} may not use`]
    }
    const target = normalize(join(dirname(path), specifier)).replaceAll('\\', '/')
    if (!target.startsWith(`packages/${name}/`)) return [`${path} reaches into another package: ${specifier}`]
    const otherGame = target.split('/')[2] ?? ''
    const crosses = name === 'games' && !game.endsWith('.ts') && otherGame !== game
    if (crosses) return [`${path} imports ${specifier}: games know nothing of each other`]
    const wrongWay =
      wrongRoom(path, target) ?? wrongTable(path, target) ?? (isUsed ? wrongUse(path, target) : undefined)
    return wrongWay ? [`${path} imports ${specifier}: ${wrongWay}`] : []
  })
  if (pure.includes(name) && !isTest && !isShowing(path) && impure.test(withoutComments(source))) {
    wrong.push(`${path} uses a clock, a timer, the process or Math.random: rules are pure`)
  }
  const named = isTest || isOutside ? undefined : gameNamed(path, source)
  if (named) wrong.push(`${path} names the game ${named}: only that game's own folder may`)
  return wrong
}

/** Rooms that serve every game, and the games they must not know by name. */
const forAnyGame = ['protocol', 'server', 'board', 'page-kit', 'terminal-kit', 'web', 'cli']
const games = globSync('packages/games/*/cover.ts', { cwd: root }).map((cover) => basename(dirname(cover)))

function gameNamed(path: string, source: string): string | undefined {
  const [, name = ''] = path.split('/')
  if (!forAnyGame.includes(name)) return undefined
  return games.find((game) => new RegExp(`['"\`/]${game}['"\`/]`).test(source))
}

/** A game's part of the page and of the terminal shows what the rules did; it may wait, and look at the clock. */
function isShowing(path: string): boolean {
  return /^packages\/games\/(?:[^/]+\/(?:page|terminal)\/|(?:pages|pointing|rulebooks)\.ts$|terminals\.ts$)/.test(path)
}

interface Import {
  readonly specifier: string
  /** Whether more than types is taken from there. */
  readonly isUsed: boolean
}

function importsOf(source: string): Import[] {
  const found = source.matchAll(
    /(?:^(?:import|export)\b([^'"]*?)\bfrom\s*|^import\s*|\bimport\(\s*)(['"])([^'"\n]+)\2/gm,
  )
  return Array.from(found, ([, names, , specifier = '']) => ({
    specifier,
    isUsed: names === undefined || !isTypes(names),
  }))
}

/** Whether everything between `import` and `from` is a type. */
function isTypes(names: string): boolean {
  if (/^\s*type\b/.test(names)) return true
  const listed = /\{([^}]*)\}/.exec(names)?.[1]?.split(',') ?? [names]
  return listed.every((name) => name.trim() === '' || /^\s*type\s/.test(name))
}

function prefixed(prefix: string): string {
  return prefix.endsWith(':') ? prefix : `${prefix}/`
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}

export function dependenciesPointOneWay(): boolean {
  const files = globSync('packages/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
  const wrong = files.flatMap((file) =>
    wrongImports(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')),
  )
  for (const problem of wrong) console.error(problem)
  console.log(`${files.length} files, ${wrong.length} wrong imports`)
  return files.length > 0 && wrong.length === 0
}
