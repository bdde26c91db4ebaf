import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBox } from '@paddock/games'
import { languages, readRecord, verify } from '@paddock/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { Shelf } from './saves/shelf.ts'
import { clearShelves, firstChoice, freshShelf, sit } from './testing/sit.ts'
import { script } from './tty/fake-tty.ts'

afterAll(clearShelves)

const game = 'formel-fun'

describe('a whole match', () => {
  test.each(languages)('is played to its end in %s, and its record holds', async (lang) => {
    const shelf = freshShelf()
    const { tty, farewell } = await sit(shelf, [game, '--seed', 'whole', '--lang', lang], firstChoice)
    expect(tty.screen).toContain(lang === 'en' ? 'The match is recorded' : 'La partie est enregistrée')
    const [file = ''] = readdirSync(join(shelf.folder, 'records'))
    const path = join(shelf.folder, 'records', file)
    expect(farewell.join('\n')).toContain(`npx paddock verify ${path}`)
    const box = await openBox(game)
    if (!box) throw new Error('no box')
    const record = readRecord(JSON.parse(readFileSync(path, 'utf8')))
    expect(verify(box.game, record)).toMatchObject({ ok: true, result: true })
    expect(existsSync(join(shelf.folder, 'play', `${game}.json`))).toBe(false)
  })

  test('may be followed by another one, with another shuffle', async () => {
    const shelf = freshShelf()
    let matches = 0
    await sit(shelf, [game, '--seats', '3', '--seed', 'again', '--speed', 'instant'], (screen, isMoving) => {
      const key = firstChoice(screen, isMoving)
      return key === 'q' && ++matches === 1 ? 'n' : key
    })
    expect(readdirSync(join(shelf.folder, 'records'))).toHaveLength(2)
  })

  test('goes to its end at once on f, once the player is out', async () => {
    const { tty } = await sit(freshShelf(), [game, '--seed', 'out'], (screen, isMoving) =>
      screen.includes('f to the end') ? 'f' : firstChoice(screen, isMoving),
    )
    expect(tty.frames.filter((frame) => frame.at(-1)?.includes('f to the end'))).toHaveLength(1)
    expect(tty.screen).toContain('The match is recorded')
  })

  test('halts even at the fastest pace when a car of the player’s goes out, and only then', async () => {
    const { tty } = await sit(freshShelf(), [game, '--seed', 'own car', '--speed', 'instant'], firstChoice)
    const halts = tty.frames.filter((frame) => frame.at(-1)?.includes('Any key: go on'))
    expect(halts.length).toBeGreaterThan(0)
    for (const halt of halts) expect(halt[15]).toMatch(/Red \d (is last in race|loses the final)/)
  })

  test('skips to the player, or to the end of the race, on any key', async () => {
    const { tty } = await sit(freshShelf(), [game, '--seed', 'skip-2'], (screen, isMoving) =>
      isMoving ? ' ' : firstChoice(screen, isMoving),
    )
    const lastLines = tty.frames.map((frame) => frame.at(-1) ?? '')
    const moving = lastLines.map((line) => line.includes('Space: to your turn'))
    expect(moving.some((isMoving, index) => isMoving && moving[index + 1])).toBe(false)
    expect(lastLines.filter((line) => line.includes('Any key: go on')).length).toBeGreaterThan(3)
  })
})

describe('a match that was left', () => {
  const args = [game, '--seed', 'left', '--seats', '4', '--speed', 'instant'] as const

  test('goes on as if nothing had happened', async () => {
    const straight = freshShelf()
    await sit(straight, args, firstChoice)

    const broken = freshShelf()
    for (let visit = 0; visit < 12; visit++) {
      let decisions = 0
      await sit(broken, args, (screen, isMoving) =>
        screen.includes('Enter plays') && ++decisions > 9 ? 'q' : firstChoice(screen, isMoving),
      )
    }
    await sit(broken, args, firstChoice)
    const [one, other] = [straight, broken].map(({ folder }) => {
      const [file = ''] = readdirSync(join(folder, 'records'))
      return readFileSync(join(folder, 'records', file), 'utf8')
    })
    expect(other).toBe(one)
  })

  test('welcomes the player back with what happened last', async () => {
    const shelf = freshShelf()
    await sit(shelf, args, script('enter', '1', '1', 'q'))
    const { tty, farewell } = await sit(shelf, [game], script('q'))
    expect(tty.screen).toContain('Welcome back!')
    expect(tty.screen).toMatch(/(Red|Blue|Green|Yellow) \d plays/)
    expect(farewell).toEqual([])
  })

  test('loses nothing when the process is killed: it is saved before the next move is shown', async () => {
    const shelf = freshShelf()
    const path = join(shelf.folder, 'play', `${game}.json`)
    const savedEntries = () => readRecord(JSON.parse(readFileSync(path, 'utf8')).record).entries
    const killed = new Error('killed')
    const press = (screen: string) => {
      if (!screen.includes('Enter plays')) return 'enter'
      if (savedEntries().filter(({ seat }) => seat === 0).length >= 5) throw killed
      return '1'
    }
    await expect(sit(shelf, args, press)).rejects.toBe(killed)
    const { tty } = await sit(shelf, [game], script('enter', 'q'))
    expect(tty.screen).toContain('Enter plays')
    expect(savedEntries().filter(({ seat }) => seat === 0)).toHaveLength(5)
  })

  test('gives way to a new one without being lost', async () => {
    const shelf = freshShelf()
    await sit(shelf, args, script('enter', '1', 'q'))
    const { tty } = await sit(shelf, [game, '--seats', '5'], script('n', 'n', '1', 'q'))
    expect(tty.frames[0]?.join()).toContain('You asked for another match than the saved one')
    expect(tty.screen).toContain('K Black')
    expect(existsSync(join(shelf.folder, 'play', `${game}.previous.json`))).toBe(true)
  })

  test('is given up only when n is pressed twice', async () => {
    const shelf = freshShelf()
    await sit(shelf, args, script('enter', '1', 'q'))
    const { tty } = await sit(shelf, [game], script('n', 'x', 'n', 'q'))
    expect(tty.screen).toContain('n again to give up this match')
    expect(existsSync(join(shelf.folder, 'play', `${game}.json`))).toBe(true)
    expect(existsSync(join(shelf.folder, 'play', `${game}.previous.json`))).toBe(false)
  })

  test('is followed by one like it, save for what is asked for now', async () => {
    const shelf = freshShelf()
    const path = join(shelf.folder, 'play', `${game}.json`)
    const saved = () => JSON.parse(readFileSync(path, 'utf8'))
    const scoring = ['--options', '{"scoring":"last-car"}']
    await sit(shelf, [game, '--seats', '6', '--seat', '5', '--bots', 'random', ...scoring], script('enter', 'q'))
    const { seed } = saved().record
    await sit(shelf, [game], script('n', 'n', 'q'))
    expect(saved()).toMatchObject({ seat: 5, bots: 'random', record: { seats: 6, options: { scoring: 'last-car' } } })
    expect(saved().record.seed).not.toBe(seed)
    await sit(shelf, [game, '--seats', '3', '--bots', 'instinct'], script('n', 'n', 'q'))
    expect(saved()).toMatchObject({ seat: 0, bots: 'instinct', record: { seats: 3, options: { scoring: 'last-car' } } })
  })

  test('is put aside when it cannot be read, and a new match begins', async () => {
    for (const damage of ['{', '{"format":"paddock-play/1"}', JSON.stringify({ format: 'paddock-record/1' })]) {
      const shelf = freshShelf()
      await sit(shelf, args, script('enter', '1', 'q'))
      const path = join(shelf.folder, 'play', `${game}.json`)
      writeFileSync(path, damage)
      const { tty } = await sit(shelf, [game], script('enter', 'q'))
      expect(tty.frames[0]?.join('').replaceAll(' ', '')).toContain('Itwasputasideas')
      expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(damage)
    }
  })

  test('that cannot be saved is not begun in vain: the player is told what to do', async () => {
    const shelf = new Shelf('/dev/null/paddock')
    await expect(sit(shelf, args, script('enter'))).rejects.toThrow(/cannot be saved.*PADDOCK_DATA/)
  })

  test('is put aside when a move in it was not legal', async () => {
    const shelf = freshShelf()
    await sit(shelf, args, script('enter', '1', '1', 'q'))
    const path = join(shelf.folder, 'play', `${game}.json`)
    const saved = JSON.parse(readFileSync(path, 'utf8'))
    saved.record.entries[0].action = { card: 'blue-9' }
    writeFileSync(path, JSON.stringify(saved))
    const { tty } = await sit(shelf, [game], script('q'))
    expect(tty.screen).toContain('could not be read')
  })
})
