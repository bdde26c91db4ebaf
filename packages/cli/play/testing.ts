/** What the tests of this folder share: a match played to some point, and a session around it. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from './arguments.ts'
import { boardFor } from './boards/index.ts'
import { play } from './play.ts'
import { Shelf } from './saves/shelf.ts'
import { FakeTerminal, type Press } from './terminal/fake.ts'
import type { Key } from './terminal/keys.ts'
import type { Wish } from './wish.ts'

export function freshShelf(): Shelf {
  return new Shelf(mkdtempSync(join(tmpdir(), 'paddock-')))
}

export async function wishFor(...args: string[]): Promise<Wish> {
  return (await readArguments(args, {})).wish
}

/** Sits down with these arguments and presses keys until it is over. */
export async function sit(
  shelf: Shelf,
  args: readonly string[],
  press: Press,
): Promise<{ readonly terminal: FakeTerminal; readonly farewell: readonly string[] }> {
  const wish = await wishFor(...args)
  const terminal = new FakeTerminal(press)
  const farewell = await play(wish, await boardFor(wish.box), shelf, terminal)
  return { terminal, farewell }
}

/** Watches, takes always the first choice, on to the end, then leaves. */
export function firstChoice(screen: string, isMoving: boolean): Key | undefined {
  if (isMoving) return undefined
  return screen.includes('n new match') || screen.includes('n nouvelle partie') ? endOrGoOn(screen) : 'enter'
}

function endOrGoOn(screen: string): Key {
  return screen.includes('Enter: go on') || screen.includes('Entrée : continuer') ? 'enter' : 'q'
}
