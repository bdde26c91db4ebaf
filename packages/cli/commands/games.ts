import { botsFor } from '@paddock/bots'
import { gameIds, openBox } from '@paddock/games'
import type { AnyExplainedBox, Language } from '@paddock/kernel'
import { parse } from '../arguments.ts'
import { readLanguage } from '../language.ts'
import { clashSheets, optionSheets } from '../options.ts'
import { print, printJson, sheet } from '../output.ts'
import type { Subcommand } from '../subcommand.ts'
import { cliWords } from '../text/index.ts'

export const gamesCommand: Subcommand = {
  name: 'games',
  summary: 'the games there are, with their seats and options',
  help: `Usage: paddock games [--lang en|fr] [--json]

Lists the games with their seats, bots, options and defaults, and the options that do not go together.`,
  async run(args) {
    const { values } = parse({ args, options: { lang: { type: 'string' }, json: { type: 'boolean' } } })
    const language = readLanguage(values.lang)
    const opened = await Promise.all(gameIds.map(openBox))
    const boxes = opened.flatMap((box) => box ?? [])
    if (values.json) printJson(boxes.map((box) => describe(box, language)))
    else print(boxes.map((box) => inWords(box, language)).join('\n\n'))
    return 0
  },
}

function describe(box: AnyExplainedBox, language: Language) {
  const { id, rules, seats } = box.game.meta
  const { title, summary } = box.words[language]
  const bots = botsFor(box).map((bot) => bot.name)
  const options = optionSheets(box, language)
  return { id, title, summary, rules, seats, bots, options, clashes: clashSheets(box, language) }
}

export function inWords(box: AnyExplainedBox, language: Language): string {
  const words = cliWords[language]
  const { id, title, summary, seats, bots, options, clashes } = describe(box, language)
  const lines = [`${title} (${id})`, summary, words.seatRange(seats.min, seats.max), words.bots(bots)]
  for (const option of options) {
    lines.push('', `  ${option.name}: ${option.label}. ${option.help}`)
    const values = option.values.map(({ value, label, about }): [string, string] => {
      const usual = value === option.default ? ` (${words.usual})` : ''
      return [`  ${value}`, `${label}${usual}${about === undefined ? '' : `. ${about}`}`]
    })
    lines.push(sheet(values))
  }
  if (clashes.length === 0) return lines.join('\n')
  const together = clashes.map(({ one, other, reason }): [string, string] => {
    const chosen = Object.entries({ ...one, ...other }).map(([name, value]) => `${name} ${value}`)
    return [`  ${chosen.join(' + ')}`, reason]
  })
  return [...lines, '', `  ${words.notTogether}`, sheet(together)].join('\n')
}
