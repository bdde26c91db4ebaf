/**
 * Type, room, corners, layers and breakpoints come from `packages/web/style/tokens.css`: no other style sheet writes
 * down a size of its own, nor a width at which something changes. Read from the files as they stand.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'

/** The files that say how large things are, and which letters there are. */
const tokens = ['packages/web/style/tokens.css', 'packages/web/style/font.css']

/** The widths and heights at which the page changes; `tokens.css` says what each stands for. */
const breakpoints: Readonly<Record<string, readonly number[]>> = {
  width: [360, 480, 720, 1024, 1280, 1440],
  height: [560, 720],
}

/** A length of its own. What is drawn in lanes is far below a pixel; shares of the window or of a card are no sizes. */
const length = /(?<![\w.])(?!0\.\d+px)\d+(?:\.\d+)?(?:px|rem)\b/
const number = /(?<![\w.-])[1-9]\d*(?:\.\d+)?(?![\w.%])/

/** Per property: what may not stand in it, and which token does instead. */
const taken: readonly (readonly [property: RegExp, literal: RegExp, instead: string])[] = [
  [
    /^font$/,
    /(?<![\w.-])\d+(?:\.\d+)?(?:px|rem|em)\b|\/ *[\d.]+/,
    '--text, --note, --label-…, --title-… or --figure-…',
  ],
  [/^font-size$/, length, '--size-…'],
  [/^font-weight$/, /^(?!400$|600$|700$|inherit$)/, '400, 600 or 700: the weights there are'],
  [/^line-height$/, number, '--leading-…'],
  [/^(?:padding|margin)(?:-[a-z]+)*$|^(?:row-|column-)?gap$/, length, '--space-…'],
  [/^border(?:-[a-z]+)*-radius$/, /(?<![\w.-])[1-9]\d*(?:\.\d+)?(?:px|rem|%)/, '--radius-…'],
  [/^z-index$/, /\d/, '--layer-…'],
]

/** What a style sheet says that a token should, or a script of a breakpoint; the path is relative to the root, with slashes. */
export function wrongLooks(path: string, source: string): string[] {
  if (tokens.includes(path)) return []
  const lines = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).split('\n')
  return lines.flatMap((line, index) => {
    const wrong = /@media|matchMedia\(/.test(line) ? offBreakpoint(line) : path.endsWith('.css') && literal(line)
    return wrong ? [`${path}:${index + 1} says "${line.trim()}": ${wrong}`] : []
  })
}

function literal(line: string): string | undefined {
  const [, property = '', value = ''] = /^\s*([a-z-]+):\s*(.+?);?\s*$/.exec(line) ?? []
  const rule = taken.find(([name]) => name.test(property))
  return rule?.[1].test(withoutTokens(value)) ? `use ${rule[2]}` : undefined
}

/** The name of a token may hold a number, and what it falls back on may be another token. */
function withoutTokens(value: string): string {
  return value.replace(/--[\w-]+/g, '')
}

function offBreakpoint(query: string): string | undefined {
  if (/\b(?:min|max)-(?:width|height)\b|\drem\b/.test(query)) return 'write (width < 720px) or (width >= 720px)'
  for (const [, part = ''] of query.matchAll(/\(([^()]*)\)/g)) {
    const [side = ''] = /width|height/.exec(part) ?? []
    const off = [...part.matchAll(/(\d+)px/g)].find(([, pixels]) => !breakpoints[side]?.includes(Number(pixels)))
    if (off) return `the page changes at a ${side} of ${breakpoints[side]?.join(', ')}`
  }
  return undefined
}

/** Tokens that nobody uses, and those that are used but not there: a browser would say nothing of either. */
export function strayTokens(declaring: string, using: string): string[] {
  const declared = new Set([...declaring.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))
  const used = new Set([...`${declaring}${using}`.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  const ours = /^--(?:size|leading|text|note|label|title|figure|space|control|radius|layer)\b/
  return [
    ...[...declared].filter((name) => !used.has(name)).map((name) => `${name} is declared, but nobody uses it`),
    ...[...used].filter((name) => ours.test(name) && !declared.has(name)).map((name) => `there is no token ${name}`),
  ]
}

/** Says what is wrong; tells whether nothing is. */
export function looksComeFromTokens(): boolean {
  const files = globSync('packages/**/*.{css,ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] }).toSorted()
  const sources = files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')] as const)
  const [declaring = ''] = sources.flatMap(([path, source]) => (tokens[0] === path ? [source] : []))
  const wrong = [
    ...sources.flatMap(([path, source]) => wrongLooks(path, source)),
    ...strayTokens(declaring, sources.map(([, source]) => source).join('\n')),
  ]
  for (const line of wrong) console.error(line)
  return wrong.length === 0
}
