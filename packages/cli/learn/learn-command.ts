import { parse, readGame } from '../arguments.ts'
import { dataFolder } from '../data-folder.ts'
import { readLanguage } from '../language.ts'
import { openGameTerminal } from '../play/open-game-terminal.ts'
import { speeds } from '../play/speed.ts'
import { ProcessTty } from '../play/tty/process-tty.ts'
import type { Tty } from '../play/tty/tty.ts'
import { type Subcommand, WrongUse } from '../subcommand.ts'
import { type Classroom, learn } from './learn.ts'
import { LessonSaves } from './lesson-saves.ts'
import { openLesson } from './open-lesson.ts'
import { learnWords } from './words.ts'

const help = `paddock learn <game> [lesson] [options]

Teaches a game in guided races, here in the terminal (80 × 24 or larger): you drive, a coach says what to
try and why. Without a lesson it begins, or goes on with, the next one that was not done; "paddock lessons"
lists them. A lesson is kept where you leave it.

  --lang en|fr      the language; that of the terminal
  --speed NAME      how fast rivals are shown: slow, normal (default), instant
  --new             begin the lesson anew
  --no-color        without colours; so does the environment’s NO_COLOR`

const flags = {
  lang: { type: 'string' },
  speed: { type: 'string' },
  new: { type: 'boolean' },
  'no-color': { type: 'boolean' },
} as const

export const learnCommand: Subcommand = {
  name: 'learn',
  summary: 'learn a game in guided races, in the terminal',
  help,
  async run(args) {
    const { stdin, stdout, env } = process
    const { values } = parse({ args, options: flags, allowPositionals: true })
    const colours = !values['no-color'] && !env.NO_COLOR
    const go = await prepare(args, env, new LessonSaves(dataFolder(env)))
    if (!stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb') {
      throw new WrongUse(
        'learn needs a terminal that it can draw on, and this is none. "paddock lessons" lists what there is.',
      )
    }
    const tty = new ProcessTty(stdin, stdout, colours)
    tty.open()
    const farewell = await go(tty).finally(tty.close)
    for (const sentence of farewell) stdout.write(`${sentence}\n`)
    return 0
  },
}

/** Reads what was typed and finds the lesson; then it can be gone through, and the next ones. Gives what to say on leaving. */
export async function prepare(
  args: string[],
  environment: NodeJS.ProcessEnv,
  shelf: LessonSaves,
): Promise<(tty: Tty) => Promise<string[]>> {
  const { values, positionals } = parse({ args, options: flags, allowPositionals: true })
  const box = await readGame(positionals.slice(0, 1))
  if (positionals.length > 2) throw new WrongUse(`One lesson at a time; got ${positionals.slice(1).join(', ')}.`)
  const speed = speeds.find((known) => known === (values.speed ?? 'normal'))
  if (!speed) throw new WrongUse(`--speed is one of ${speeds.join(', ')}; got "${values.speed}".`)
  const language = readLanguage(values.lang, environment)
  const game = box.game.meta.id
  if (values.new && positionals[1] !== undefined) shelf.forget(game, positionals[1])
  const first = await openLesson(box, positionals[1], shelf)
  const terminal = await openGameTerminal(box)
  return async (tty) => {
    const room: Classroom = { terminal, shelf, tty, language, speed }
    for (let lesson = first; ; ) {
      const { id } = lesson.listed
      const going = await learn(lesson, room)
      const words = learnWords[room.language]
      if (going === 'left') {
        const isDone = lesson.run.stand.what === 'over'
        return [isDone ? words.race(`npx paddock play ${game}`) : words.left(`npx paddock learn ${game} ${id}`)]
      }
      if (going === 'skipped') shelf.end(game, id, 'skipped')
      if (going !== 'again' && !lesson.next) return [words.race(`npx paddock play ${game}`)]
      lesson = await openLesson(box, going === 'again' ? id : lesson.next?.id, shelf)
    }
  }
}
