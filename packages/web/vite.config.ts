import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { protocol, writePageVersion } from '@paddock/protocol/version.ts'
import { defineConfig, type Plugin } from 'vite'
import { botsShareFiles } from './build/bots-share-files.ts'
import { fewFiles } from './build/files.ts'
import { oneLanguageAtATime } from './build/one-language.ts'
import { weighModules } from './build/weigh-modules.ts'
import { keptFiles, writeBuilt } from './offline/worker/built.ts'

const serviceWorker = 'sw'

/** What the first page of a visit has brought, whichever it was. */
const alwaysThere = /\/(?:house|shelf|rolldown-runtime)-[\w-]{8}\.(?:js|css)$/

/** The page has its own hash and stream, held to the audited ones by a test: those come with much that it never asks. */
const ownDigest = [
  { find: /^@noble\/hashes\/(sha2|utils)\.js$/, replacement: join(import.meta.dirname, 'digest/$1.ts') },
  { find: /^@noble\/ciphers\/(chacha)\.js$/, replacement: join(import.meta.dirname, 'digest/$1.ts') },
]

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: ownDigest },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [oneLanguageAtATime(), botsShareFiles(), preloadedFonts(), weighModules(), versionOfFiles()],
  build: {
    outDir: join(import.meta.dirname, '../../out/web'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => {
        // The worker of the bots opens boxes as well, and there is no document in it to put a link into.
        if (/(?:-rules|instinct)-[\w-]{8}\.js$/.test(file)) return []
        // A list of names packs badly: whole ones are only for what somebody waits for.
        const isAwaited = /(?:table|page|poster)-[\w-]{8}\.js$/.test(file)
        return files.filter((needed) => !alwaysThere.test(needed) && (isAwaited || needed.endsWith('.css')))
      },
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Rules and the engine do nothing by being loaded, so that a page gets only those parts that it uses.
      treeshake: {
        moduleSideEffects: [
          {
            test: /packages[\\/](?:kernel|racing|games|bots|protocol)[\\/](?!.*\.css)/,
            sideEffects: false,
          },
        ],
      },
      input: {
        page: join(import.meta.dirname, 'index.html'),
        [serviceWorker]: join(import.meta.dirname, 'offline/worker/worker.ts'),
      },
      output: {
        codeSplitting: fewFiles(),
        // Browsers look for a newer service worker at the address where they found the last one.
        entryFileNames: ({ name }) => (name === serviceWorker ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
})

/** The face of the headings is on its way before the styles that ask for it have come. */
function preloadedFonts(): Plugin {
  return {
    name: 'preloaded-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  }
}

/**
 * Once all files are written, their hash is the build's name: the page carries it in its head, and the service worker
 * is told it with the list of the files.
 */
function versionOfFiles(): Plugin {
  return {
    name: 'version-of-files',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const written = globSync('**/*', { cwd: dir })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => statSync(join(dir, path)).isFile())
      const hash = createHash('sha256')
      for (const path of written.sort()) hash.update(path).update(readFileSync(join(dir, path)))
      const build = hash.digest('hex').slice(0, 12)
      const put = (file: string, place: string, text: string) => {
        const path = join(dir, file)
        writeFileSync(path, readFileSync(path, 'utf8').replace(place, text))
      }
      put('index.html', 'content="unbuilt"', `content="${writePageVersion({ protocol, build })}"`)
      put(`${serviceWorker}.js`, '%BUILT_FILES%', writeBuilt({ build, files: keptFiles(written) }))
    },
  }
}
