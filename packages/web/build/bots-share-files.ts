import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const hired = /new URL\(["'](\.[^"']+[\\/]workers[\\/][^"']+)["'], import\.meta\.url\)/

/**
 * The worker of the bots is built with the page and not beside it: rules that both need are one file, which a
 * browser fetches once.
 */
export function botsShareFiles(): Plugin {
  return {
    name: 'bots-share-files',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [found, path] = hired.exec(code) ?? []
      if (found === undefined || path === undefined) return null
      const reference = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path), name: 'bots' })
      return code.replace(found, `import.meta.ROLLUP_FILE_URL_${reference}`)
    },
  }
}
