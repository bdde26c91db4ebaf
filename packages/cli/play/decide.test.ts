import { afterAll, expect, test } from 'vitest'
import { openGameTerminal } from './open-game-terminal.ts'
import { play } from './play.ts'
import { clearShelves, freshShelf, sit, wishFor } from './testing/sit.ts'
import { FakeTty, script } from './tty/fake-tty.ts'
import { smallest } from './tty/tty.ts'

afterAll(clearShelves)

const args = ['formel-fun', '--seed', 'decide', '--speed', 'instant'] as const

async function after(...keys: string[]): Promise<string> {
  const { tty } = await sit(freshShelf(), args, script(...keys))
  return tty.screen
}

/** The line of the choice that is lit. */
function lit(screen: string): string | undefined {
  return screen.split('\n').find((line) => line.startsWith('▸'))
}

test('arrows light another choice and show where it leads', async () => {
  const first = await after('enter')
  const second = await after('enter', 'down')
  expect(lit(first)).toMatch(/^▸1/)
  expect(lit(second)).toMatch(/^▸2/)
  expect(second).toMatch(/\?R1/)
  expect(await after('enter', 'down', 'up')).toBe(first)
})

test('a number plays at once, and so does Enter', async () => {
  expect(await after('enter', '2')).toContain('Red 1 plays')
  expect(await after('enter', 'down', 'enter')).toBe(await after('enter', '2'))
})

test('a number without a choice does nothing', async () => {
  expect(await after('enter', '9')).toBe(await after('enter'))
})

test('l speaks the other language at once, the journal included', async () => {
  const screen = await after('enter', '1', 'l')
  expect(screen).toContain('À vous')
  expect(screen).toContain('Rouge 1 joue')
  expect(screen).not.toContain('plays')
})

test('undo says why not, in the language spoken', async () => {
  expect(await after('enter', 'u')).toContain('There is nothing to take back yet.')
  expect(await after('enter', 'l', '1', 'u')).toMatch(
    /Trop tard pour annuler : (une carte a été piochée|d’autres ont joué)/,
  )
})

test('+ and - change the pace, and say so', async () => {
  expect(await after('enter', '-')).toContain('Pace: normal.')
  expect(await after('enter', '-', '-', '-')).toContain('Pace: slow.')
})

test('? shows the rules and the keys, and any key goes back', async () => {
  const help = await after('enter', '?')
  expect(help).not.toContain('The rules')
  const { tty } = await sit(freshShelf(), args, script('enter', '?', 'x'))
  expect(tty.frames.some((frame) => frame.join().includes('The rules'))).toBe(true)
  expect(tty.screen).toContain('Enter plays')
})

test('Ctrl-C leaves from anywhere, even from the help', async () => {
  const { tty, farewell } = await sit(freshShelf(), args, script('enter', '?', 'ctrl-c'))
  expect(tty.screen).toContain('The rules')
  expect(farewell.join()).toContain('The match is saved')
})

test('in a window that is too small no key does anything until it is enlarged', async () => {
  const wish = await wishFor(...args)
  const keys = ['enter', '1', '1']
  const tty = new FakeTty(
    (screen) => {
      if (!screen.includes('make it at least 80 × 24')) return 'q'
      const key = keys.shift()
      if (key === undefined) tty.resize(smallest)
      return key ?? 'resize'
    },
    { columns: 70, rows: 24 },
  )
  await play(wish, await openGameTerminal(wish.box), freshShelf(), tty)
  expect(keys).toEqual([])
  expect(tty.screen).toContain('Enter: start')
})

test('what was answered while others moved does not stand in place of the question', async () => {
  let pressed = 0
  const { tty } = await sit(freshShelf(), ['formel-fun', '--seed', 'decide'], (screen, isMoving) => {
    if (isMoving) return pressed++ === 0 ? '+' : undefined
    return screen.includes('Enter: start') ? 'enter' : pressed > 0 ? 'q' : '1'
  })
  expect(tty.frames.some((frame) => frame.join().includes('Pace: instant.'))).toBe(true)
  expect(tty.screen).toContain('Play a card for')
  expect(tty.screen).not.toContain('Pace:')
})

test('undo is offered only where it works: with a card drawn after every move, never', async () => {
  const { tty } = await sit(freshShelf(), args, script('enter', '1', '1', '1', 'q'))
  expect(tty.frames.some((frame) => frame.at(-1)?.includes('u undo'))).toBe(false)
  const helped = await sit(freshShelf(), args, script('enter', '?', 'ctrl-c'))
  expect(helped.tty.screen).toMatch(/u +take your last decision back, unless a card has been drawn since/)
})

test('the player sees how many turbos may still be added', async () => {
  expect((await after('enter')).split('\n')[0]).toMatch(/You are Red {3}\+ turbo: 3 left $/)
})

test('the arrows to where choices lead stand in one column', async () => {
  const { tty } = await sit(freshShelf(), args, script('enter', ...Array.from({ length: 30 }, () => '1'), 'q'))
  const choices = tty.frames.flatMap((frame) => frame.slice(16).filter((line) => /^.\d .*→/.test(line)))
  expect(choices.some((line) => line.includes('→ 10'))).toBe(true)
  expect(new Set(choices.map((line) => line.indexOf('→')))).toHaveLength(1)
})

test('Ctrl-L paints everything anew, wherever one is', async () => {
  const { tty } = await sit(freshShelf(), args, script('ctrl-l', 'enter', 'ctrl-l', '?', 'ctrl-l', 'ctrl-c'))
  expect(tty.repaints).toHaveLength(3)
  expect(tty.screen).toContain('The rules')
})
