/**
 * `npm pack` runs this first: it puts into `dist` all that the published package holds. Node does not strip types under
 * node_modules, and older ones not at all, so the program becomes plain JavaScript, file by file and in the same places,
 * so that threads, games and the built page are found as they are here. Packages from npm stay dependencies.
 */
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { buildPage } from './page.ts'
import { isMain, root } from './steps.ts'

const dist = join(root, 'dist')

/** A file that is not imported but started as a thread, or looked for by name. */
const byAddress = /(new URL\(\s*(['"`])[^'"`]*)\.ts(\2,\s*import\.meta\.url)/g

export async function fillDist(): Promise<void> {
  rmSync(dist, { recursive: true, force: true })
  const bundle = await rolldown({
    cwd: root,
    input: entries(),
    platform: 'node',
    external: (id) => !/^(?:[./]|@paddock\/|[A-Za-z]:)/.test(id),
    treeshake: false,
    plugins: [{ name: 'by-address', transform: (code) => code.replaceAll(byAddress, '$1.js$3') }],
  })
  await bundle.write({
    dir: dist,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  })
  await bundle.close()
  cpSync(join(root, 'out', 'web'), join(dist, 'out', 'web'), {
    recursive: true,
    filter: (path) => !path.endsWith('.vite'),
  })
  // npm leaves out whatever is called package-lock.json.
  mkdirSync(join(dist, 'node'))
  copyFileSync(join(root, 'tools/node/package.json'), join(dist, 'node', 'package.json'))
  copyFileSync(join(root, 'tools/node/package-lock.json'), join(dist, 'node', 'lock.json'))
}

/** The program, and what it finds by address. */
function entries(): string[] {
  const sources = globSync('packages/{kernel,racing,games,bots,protocol,server,terminal-kit,cli}/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.ts', '**/testing/**', '**/kill/**', '**/fuzz/**', '**/examples/**'],
  })
  const addressed = sources.flatMap((source) => {
    const text = readFileSync(join(root, source), 'utf8')
    return Array.from(text.matchAll(byAddress), ([, named = '', quote = '']) => {
      const path = named.slice(named.indexOf(quote) + 1).replace(/\$\{[^}]*\}/g, '*')
      return join(source, '..', `${path}.ts`)
    })
  })
  return ['packages/cli/paddock.ts', ...new Set(addressed.flatMap((pattern) => globSync(pattern, { cwd: root })))]
}

if (isMain(import.meta)) {
  if (!buildPage()) process.exit(1)
  await fillDist()
}
