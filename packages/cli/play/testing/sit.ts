/** What the tests of this folder share: a place to save, arguments, and someone who sits down and plays. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../arguments.ts'
import { openGameTerminal } from '../open-game-terminal.ts'
import { play } from '../play.ts'
import { Shelf } from '../saves/shelf.ts'
import { FakeTerminal, type Press } from '../terminal/fake.ts'
import type { Key } from '../terminal/keys.ts'
import type { Wish } from '../wish.ts'

const shelves: Shelf[] = []

export function freshShelf(): Shelf {
  const shelf = new Shelf(mkdtempSync(join(tmpdir(), 'paddock-play-')))
  shelves.push(shelf)
  return shelf
}

export function clearShelves(): void {
  for (const { folder } of shelves) rmSync(folder, { recursive: true, force: true })
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
  const farewell = await play(wish, await openGameTerminal(wish.box), shelf, terminal)
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
