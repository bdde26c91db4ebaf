/** What the tests of this folder share: a place to save, arguments, and someone who sits down and plays. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../arguments.ts'
import { openGameTerminal } from '../open-game-terminal.ts'
import { play } from '../play.ts'
import { Shelf } from '../saves/shelf.ts'
import { FakeTty, type Press } from '../tty/fake-tty.ts'
import type { KeyPress } from '../tty/keys.ts'
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
): Promise<{ readonly tty: FakeTty; readonly farewell: readonly string[] }> {
  const wish = await wishFor(...args)
  const tty = new FakeTty(press)
  const farewell = await play(wish, await openGameTerminal(wish.box), shelf, tty)
  return { tty, farewell }
}

/** Watches, takes always the first choice, on to the end, then leaves. */
export function firstChoice(screen: string, isMoving: boolean): KeyPress | undefined {
  if (isMoving) return undefined
  return screen.includes('n new match') || screen.includes('n nouvelle partie') ? endOrGoOn(screen) : 'enter'
}

function endOrGoOn(screen: string): KeyPress {
  return screen.includes('Enter: go on') || screen.includes('Entrée : continuer') ? 'enter' : 'q'
}
