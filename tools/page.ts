/** Builds the page, unless what it is made of is as it was at the last build. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { isMain, root, run } from './steps.ts'

const built = join(root, 'out', 'web')
const stamp = join(root, 'out', 'web.sources')

/** Tells whether the page is there and up to date. */
export function buildPage(): boolean {
  const sources = fingerprint()
  if (existsSync(join(built, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true
  process.stderr.write('Building the page …\n')
  const start = performance.now()
  // Built beside and then moved, so that a server that is running never serves half a page.
  const fresh = `${built}-${process.pid}`
  if (!run('vite', 'build', 'packages/web', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn')) {
    rmSync(fresh, { recursive: true, force: true })
    return false
  }
  // A page without pictures for where links to it are shared is still a page.
  if (!run(process.execPath, join(root, 'tools/previews.ts'), fresh))
    process.stderr.write('The pictures for links could not be drawn here: links to this page will be shared without.\n')
  compress(fresh)
  rmSync(built, { recursive: true, force: true })
  renameSync(fresh, built)
  writeFileSync(stamp, sources)
  process.stderr.write(`The page is built (${((performance.now() - start) / 1000).toFixed(1)} s).\n`)
  return true
}

/** The server sends what is smallest and understood. Done once, here, and not for every visitor. */
function compress(folder: string): void {
  for (const file of globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: folder })) {
    const path = join(folder, file)
    const plain = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
    writeFileSync(`${path}.br`, brotliCompressSync(plain))
  }
}

/** Changes when anything changes that the page may be made of. */
function fingerprint(): string {
  mkdirSync(join(root, 'out'), { recursive: true })
  const files = globSync('packages/{kernel,racing,games,bots,protocol,board,page-kit,web}/**/*.*', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.*', '**/golden/**', '**/e2e/**'],
  })
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'tools/page.ts', 'tools/previews.ts', ...files.sort()])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

if (isMain(import.meta) && !buildPage()) process.exit(1)
