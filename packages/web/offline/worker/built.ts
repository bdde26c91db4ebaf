/** A build: its name, which is a hash of its files, and the addresses of all of them. */
export interface BuiltFiles {
  readonly build: string
  readonly files: readonly string[]
}

/** Reads what `writeBuilt` has written. */
export function readBuilt(text: string): BuiltFiles {
  const [build = '', ...files] = text.split(' ')
  return { build, files }
}

/** The name and the files in one line, without any sign that would need care inside a quoted text. */
export function writeBuilt({ build, files }: BuiltFiles): string {
  return [build, ...files].join(' ')
}

/** Under which name a browser keeps the files of a build, and a page says that it needs them. */
export function cacheOf(build: string): string {
  return `paddock-${build}`
}

/** Such a file never changes under its name, whichever build it was made for. */
export function isNamedByContent(file: string): boolean {
  return file.startsWith('/assets/')
}

/**
 * The addresses of the files to keep, of all that a build has written. The page itself is kept under
 * its address; what only the build or the server reads is not kept.
 */
export function keptFiles(written: readonly string[]): string[] {
  return written
    .map((path) => (path === 'index.html' ? '/' : `/${path}`))
    .filter((address) => address !== '/sw.js' && !address.startsWith('/.') && !/\.(?:map|woff|gz|br)$/.test(address))
    .sort()
}
