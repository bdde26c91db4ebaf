import { coverOf } from '@paddock/games/covers'
import { lessonShelves } from '@paddock/games/lessons'
import { type Language, languages } from '@paddock/kernel'
import { parse } from '../arguments.ts'
import { dataFolder } from '../data-folder.ts'
import { readLanguage } from '../language.ts'
import { print, printJson, sheet } from '../output.ts'
import type { Subcommand } from '../subcommand.ts'
import { type Ended, LessonSaves } from './lesson-saves.ts'
import { learnWords } from './words.ts'

export const lessonsCommand: Subcommand = {
  name: 'lessons',
  summary: 'the lessons there are, and which of them you have done',
  help: `Usage: paddock lessons [--lang en|fr] [--json]

Lists the lessons of every game with how long they take. As JSON each has its game, id, minutes, the
languages it is given in, and the numbered rules that it teaches.`,
  async run(args) {
    const { values } = parse({ args, options: { lang: { type: 'string' }, json: { type: 'boolean' } } })
    const language = readLanguage(values.lang)
    if (values.json) printJson(await described())
    else print(inWords(language, new LessonSaves(dataFolder(process.env)).ended()))
    return 0
  },
}

async function described() {
  const games = await Promise.all(
    lessonShelves.map(async ({ game, listed, open }) => {
      const { lessons } = (await open()).lessons
      return listed.map(({ id, minutes }) => {
        const rules = lessons.find((lesson) => lesson.id === id)?.rules ?? []
        return { game, id, minutes, languages, rules }
      })
    }),
  )
  return games.flat()
}

function inWords(language: Language, ended: Readonly<Record<string, Ended>>): string {
  const words = learnWords[language]
  const games = lessonShelves.map(({ game, listed }) => {
    const rows = listed.map(({ id, minutes, title }): [string, string] => {
      const how = ended[`${game}/${id}`]
      return [id, `${title[language]}, ${words.minutes(minutes)}${how ? ` (${words.ended[how]})` : ''}`]
    })
    const { title = game } = coverOf(game)?.words[language] ?? {}
    return [title, sheet(rows), words.begin(`npx paddock learn ${game}`)].join('\n')
  })
  return games.join('\n\n')
}
