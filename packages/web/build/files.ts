import type { Rolldown } from 'vite'

/** Which part of ours a module belongs to, whatever the machine calls its folders. */
const ours = /[\\/]packages[\\/](.+)$/

/**
 * What is always wanted together is one file: it packs better, and on a slow line every file costs a round trip. Only
 * rooms are named here that never hold anything which a page loads later by itself; the bundler divides the rest by
 * what is loaded with what. The first pattern that fits counts.
 */
const files: readonly (readonly [pattern: RegExp, name: string])[] = [
  // What the page and its worker both start with: the shelf, and what is needed to read what is kept.
  [/^games\/(?:[\w-]+\/(?:entry|cover|words\/names)|circuits|covers|index|registry)\.ts$/, 'shelf'],
  [/^kernel\/(?:box|cover|json|only|options|words|match\/(?:record|refusal))\.ts$/, 'shelf'],
  [/^page-kit\/(?:spoken|browser-storage)\.ts$/, 'shelf'],
  [/^kernel\/(?!conformance|fuzz)/, 'kernel'],
  [/^racing\/lanes\//, 'lanes'],
  [/^racing\/(?!testing)/, 'racing'],
  [/^games\/([\w-]+)\/rules\/circuits\//, '$1-circuits'],
  // The words of a game, but not its rules in words, which are loaded when they are read.
  [/^games\/([\w-]+)\/(?:page|words)\/(?:.*[/-])?(en|fr)(?:\/[\w-]+)?\.ts$/, '$1-$2'],
  [/^games\/([\w-]+)\/(?!.*(?:tally|holds)\.ts$)(?:rules|modules|prospects|words|versions|to-play)\b/, '$1-rules'],
]

const notTogether = /(?:rules|modules)-(?:en|fr)\.ts$|\/(?:season|workshop)\/text\//

/** The file that a module is put into; null leaves it to the bundler. */
export function fileOf(id: string): string | null {
  if (/[\\/]node_modules[\\/]@?preact[\\/]/.test(id)) return 'preact'
  if (/[\\/]node_modules[\\/]@noble[\\/]/.test(id)) return 'kernel'
  const path = ours.exec(id)?.[1]?.replaceAll('\\', '/')
  if (path === undefined || notTogether.test(path)) return null
  for (const [pattern, name] of files) {
    const found = pattern.exec(path)
    if (found) return name.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '')
  }
  return null
}

export const fewFiles: Rolldown.OutputOptions['codeSplitting'] = {
  includeDependenciesRecursively: false,
  groups: [{ name: fileOf }],
}
