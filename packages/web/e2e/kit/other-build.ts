/** The built page as another build would be: every file that is named by its content has another name. */
import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type PageVersion, versionInPage, writePageVersion } from '@paddock/protocol/version.ts'

export const builtPage = join(import.meta.dirname, '../../../../out/web')

export function versionIn(folder: string): PageVersion {
  const version = versionInPage(readFileSync(join(folder, 'index.html'), 'utf8'))
  if (!version) throw new Error(`There is no built page in ${folder}.`)
  return version
}

/** Puts it into a folder and says what it is. */
export function otherBuild(folder: string, change: Partial<PageVersion> = {}): PageVersion {
  cpSync(builtPage, folder, { recursive: true })
  const own = versionIn(folder)
  const other = { protocol: own.protocol, build: `0ther${own.build.slice(5)}`, ...change }
  const all = (pattern: string) => globSync(pattern, { cwd: folder }).map((path) => join(folder, path))
  for (const compressed of all('**/*.{gz,br}')) rmSync(compressed)
  const names = new Map(all('assets/*').map((path) => [basename(path), `x${basename(path)}`]))
  const known = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const path of all('**/*.{html,js,css}')) {
    const text = readFileSync(path, 'utf8')
      .replaceAll(known, (name) => names.get(name) ?? name)
      .replaceAll(writePageVersion(own), writePageVersion(other))
      .replaceAll(own.build, other.build)
    writeFileSync(path, text)
  }
  for (const [name, renamed] of names) {
    const path = join(folder, 'assets', name)
    renameSync(path, join(dirname(path), renamed))
  }
  return other
}
