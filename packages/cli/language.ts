import { type Language, languages } from '@paddock/kernel'
import { WrongUse } from './subcommand.ts'

/** The language that was asked for with `--lang`, or else the one of the terminal. */
export function readLanguage(asked: string | undefined, environment: NodeJS.ProcessEnv = process.env): Language {
  if (asked === undefined) return terminalLanguage(environment)
  const language = languages.find((known) => known === asked)
  if (!language) throw new WrongUse(`--lang is one of ${languages.join(', ')}; got "${asked}".`)
  return language
}

/** `fr_CH.UTF-8` is French. What Paddock does not speak, and `C`, is English. */
function terminalLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase()
  return languages.find((known) => locale.startsWith(known)) ?? 'en'
}
