/** A build: its version and the addresses of all its files. */
export interface BuiltFiles {
  readonly version: string
  readonly files: readonly string[]
}

/** Reads what `writeBuilt` has written. */
export function readBuilt(text: string): BuiltFiles {
  const [version = '', ...files] = text.split(' ')
  return { version, files }
}

/** The version and the files in one line, without any sign that would need care inside a quoted text. */
export function writeBuilt({ version, files }: BuiltFiles): string {
  return [version, ...files].join(' ')
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
