import { afterAll, expect, test } from 'vitest'
import { clearShelves, firstChoice, freshShelf, sit } from './testing/sit.ts'
import type { FakeTty } from './tty/fake-tty.ts'
import { script } from './tty/fake-tty.ts'

afterAll(clearShelves)

const args = ['heat', '--seats', '2', '--bots', 'random', '--seed', 'typed', '--lang', 'en', '--speed', 'instant']

async function after(...keys: string[]): Promise<FakeTty> {
  return (await sit(freshShelf(), args, script('enter', ...keys))).tty
}

/** The rows of the choices: signs, then what they would bring. */
function offered({ screen }: FakeTty): string[] {
  return screen.split('\n').flatMap((row) => row.match(/(?<=^.)[0-5S]{2}(?= {2}\d)/g) ?? [])
}

test('a gear goes by its own number, not by its place in the list', async () => {
  expect((await after()).screen).toContain('1 2 3 play')
  expect((await after('2')).screen).toContain('Gear 2: play 2 cards.')
})

test('cards are typed by their signs: the list narrows, and only Enter plays', async () => {
  const all = offered(await after('2'))
  const sign = all.at(-1)?.slice(0, 1) ?? ''
  const narrowed = await after('2', sign)
  expect(narrowed.screen).toContain(`Typed: ${sign}`)
  expect(offered(narrowed).length).toBeGreaterThan(0)
  for (const each of offered(narrowed)) expect(each).toContain(sign)
  expect(offered(narrowed).length).toBeLessThanOrEqual(all.length)
  expect(offered(await after('2', sign, 'backspace'))).toEqual(all)
  expect((await after('2', sign, 'enter')).screen).not.toContain('play 2 cards')
})

test('Enter pressed too often uses nothing up: the gear stays, and React ends', async () => {
  const { tty } = await sit(freshShelf(), args, script('enter', 'enter', 'enter'))
  expect(tty.screen).toMatch(/▸\d {2}go on/)
  expect((await after()).screen).toMatch(/▸1 {2}gear 1/)
})

test('a whole race can be driven by Enter alone, to the ranking', async () => {
  const { tty, farewell } = await sit(freshShelf(), [...args, '--options', '{"laps":1}'], firstChoice)
  expect(tty.screen).toContain('past the line')
  expect(farewell.join('\n')).toContain('npx paddock replay')
})

test('cards with symbols are typed by their letters', async () => {
  const sponsored = [...args, '--options', '{"event":"title-sponsor"}']
  const { tty } = await sit(freshShelf(), sponsored, script('enter', '1', 'a'))
  const before = (await sit(freshShelf(), sponsored, script('enter', '1'))).tty
  expect(before.screen).toMatch(/A (?:\d × )?\$\d/)
  expect(before.screen).toMatch(/^.A {2}\d/m)
  // A single card is played at once.
  expect(tty.screen).toMatch(/Played \(you\): \$\d/)
})

test('the help has a second page where cards bear symbols, and only there', async () => {
  const workshop = [...args, '--options', '{"workshop":"draft"}']
  const { tty } = await sit(freshShelf(), workshop, script('enter', '?', ' ', ' '))
  expect(hasShown(tty, 'Heat: Pedal to the Metal: The signs')).toBe(true)
  expect(tty.screen).toContain('Take an upgrade')
  expect(hasShown(await after('?', ' '), 'The signs')).toBe(false)
})

function hasShown({ frames }: FakeTty, told: string): boolean {
  return frames.flat().some((row) => row.includes(told))
}

test('others who choose in secret are not waited for', async () => {
  const { tty } = await sit(freshShelf(), [...args.slice(0, -1), 'normal'], script('enter', '2'))
  expect(tty.screen).toContain('Gear 2: play 2 cards.')
  expect(tty.frames.flat().some((row) => row.includes('Waiting for'))).toBe(false)
})
