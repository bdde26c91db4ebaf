import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lessonShelves } from '@paddock/games/lessons'
import { languages } from '@paddock/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { clearShelves, freshShelf } from '../play/testing/sit.ts'
import { FakeTty, type Press, script } from '../play/tty/fake-tty.ts'
import { paddockHere } from '../run-for-tests.ts'
import { prepare } from './learn-command.ts'
import { LessonSaves } from './lesson-saves.ts'

afterAll(clearShelves)

const game = 'formel-fun'

function shelf(): LessonSaves {
  return new LessonSaves(freshShelf().folder)
}

async function sit(kept: LessonSaves, args: string[], press: Press): Promise<{ tty: FakeTty; farewell: string[] }> {
  const tty = new FakeTty(press)
  const farewell = await (await prepare([game, ...args, '--speed', 'instant'], {}, kept))(tty)
  return { tty, farewell }
}

/** Every screen on one line, without what only lays it out. */
function seen({ frames }: FakeTty): string {
  return frames.map((rows) => rows.join(' ').replaceAll(/\s+/g, ' ')).join('\n')
}

describe('a lesson', () => {
  test('is gone through in the terminal: what is said, what is asked, a mistake and its answer', async () => {
    const kept = shelf()
    const { tty, farewell } = await sit(kept, ['last-car'], script('enter', '4', 'enter', '1', 'enter', 'enter', 'q'))
    const screens = seen(tty)
    for (const said of [
      'A green car is over the line',
      'Which one should you keep for car 3?',
      'now the blue 7 is gone',
      'No card goes past blue 3 any more',
      'Your car is out',
      'single file',
      'faster than one other car',
    ])
      expect(screens).toContain(said)
    expect(farewell).toEqual(['Now a real race: npx paddock play formel-fun'])
    expect(kept.ended()).toEqual({ 'formel-fun/last-car': 'done' })
    expect(existsSync(join(kept.folder, 'play', `${game}.json`))).toBe(false)
  })

  test('is left, and gone on with where it was left', async () => {
    const kept = shelf()
    const { farewell } = await sit(kept, ['turbos'], script('enter', 'enter', 'q'))
    expect(farewell).toEqual(['The lesson is kept. Go on with: npx paddock learn formel-fun turbos'])
    const { tty } = await sit(kept, ['turbos'], script('q'))
    expect(tty.screen.replaceAll(/\s+/g, ' ')).toContain('red 6 on a 6 is plenty')
    const anew = await sit(kept, ['turbos', '--new'], script('q'))
    expect(anew.tty.screen).toContain('your car 3 is far behind')
  })

  test('is skipped for the next, and the next is where one begins without a name', async () => {
    const kept = shelf()
    await sit(kept, [], script('s', 'q'))
    expect(kept.ended()).toEqual({ 'formel-fun/first-race': 'skipped' })
    const { tty } = await sit(kept, [], script('q'))
    expect(tty.screen).toContain('Lesson: The last car')
  })

  test('speaks French, also when it is asked to in the middle', async () => {
    const { tty } = await sit(shelf(), ['last-car', '--lang', 'fr'], script('l', 'l', 'q'))
    const screens = seen(tty)
    expect(screens).toContain('Une voiture verte a passé la ligne')
    expect(screens).toContain('A green car is over the line')
  })

  test.each(['nothing', 'first race'])('called "%s" is told to be none', async (name) => {
    await expect(prepare([game, name], {}, shelf())).rejects.toThrow(
      `There is no lesson "${name}" for formel-fun. There are: first-race, last-car, turbos.`,
    )
  })
})

test('paddock lessons --json lists every lesson with its game, minutes, languages and rules', async () => {
  const { code, out } = await paddockHere(['lessons', '--json'])
  expect(code).toBe(0)
  const listed: readonly Record<string, unknown>[] = JSON.parse(out)
  const all = lessonShelves.flatMap(({ game: of, listed: each }) => each.map(({ id }) => `${of} ${id}`))
  expect(listed.map((lesson) => `${lesson.game} ${lesson.id}`)).toEqual(all)
  expect(listed[0]).toMatchObject({ game, id: 'first-race', minutes: 5, languages: [...languages] })
  expect(listed[0]?.rules).toContain('FF-CARD-03')
})

test('paddock lessons says them in words', async () => {
  const { out } = await paddockHere(['lessons', '--lang', 'fr'])
  expect(out).toContain('La dernière voiture, environ 2 min')
})
