import type { Plugin } from 'vite'

/** Two imports and an object of both: `import { en } from './en.ts'` … `export const text = { en, fr }`. */
const imported = /^import \{ (en|fr) \} from ["'](.+)["'];?$/gm
const together = /^export const (\w+) = \{\s*en,\s*fr\s*\};?$/m
const literalImport = /\bimport\((["'][^"']+["'])\)/g
const ours = /[\\/]packages[\\/](?:games|page-kit|web)[\\/].*\.tsx?$/

/**
 * A module that has its words in every language loads them one at a time in the page that is built, and whatever the
 * page loads later comes with the words of the language that is spoken. Nothing in the sources knows of it: on a
 * server, in tests and in the terminal all words are there.
 */
export function oneLanguageAtATime(): Plugin {
  return {
    name: 'one-language-at-a-time',
    apply: 'build',
    // After types are gone and patterns of imports are written out, and before preloading is added to them.
    enforce: 'post',
    transform(code, id) {
      if (!ours.test(id)) return null
      return inParts(code) ?? withWords(code)
    },
  }
}

/** The module with its words loaded later; undefined if it is not one that brings languages together. */
export function inParts(code: string): string | undefined {
  const [, name] = together.exec(code) ?? []
  const from = new Map(Array.from(code.matchAll(imported), ([, language = '', path = '']) => [language, path]))
  if (name === undefined || from.size !== 2) return undefined
  const loads = Array.from(
    from,
    ([language, path]) => `${language}: () => import(${JSON.stringify(path)}).then((words) => words.${language})`,
  )
  return [
    `import { spoken } from '@paddock/page-kit/spoken.ts'`,
    code.replace(imported, '').replace(together, `export const ${name} = spoken({ ${loads.join(', ')} })`),
  ].join('\n')
}

/** The module with every load of another one waiting for that one's words. */
function withWords(code: string): string | null {
  if (!literalImport.test(code)) return null
  literalImport.lastIndex = 0
  return [
    `import { withWords as __withWords } from '@paddock/page-kit/spoken.ts'`,
    code.replace(literalImport, 'import($1).then(__withWords)'),
  ].join('\n')
}
