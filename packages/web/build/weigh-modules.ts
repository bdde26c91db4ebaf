import type { Plugin } from 'vite'

/** Writes down beside the manifest what stands in every file, in characters before packing. */
export function weighModules(): Plugin {
  return {
    name: 'weigh-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return []
        const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => [id, renderedLength])
        return [[file.fileName, Object.fromEntries(modules)]]
      })
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}
