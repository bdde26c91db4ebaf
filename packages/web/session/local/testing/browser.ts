import { gameIds, openBox } from '@paddock/games'
import type { AnyBox } from '@paddock/kernel'
import type { Session } from '../../session.ts'
import { BotDesk } from '../bot-desk.ts'
import { type MatchWish, open, start } from '../open.ts'
import type { LocalSitter } from '../save.ts'
import { Saves } from '../saves.ts'
import { DeskWorker } from './desk-worker.ts'
import { MemoryStorage } from './memory-storage.ts'

export const person: LocalSitter = { kind: 'person' }
const bot: LocalSitter = { kind: 'bot', bot: 'instinct' }

/** A browser in which matches are begun, kept and opened. */
export function browser(storage = new MemoryStorage()) {
  const saves = new Saves(storage)
  const bots = new BotDesk((asker) => new DeskWorker(asker))
  const opened = async (id: string): Promise<Session> => {
    const session = await open(id, saves, bots)
    if (!session) throw new Error(`no match ${id}`)
    return session
  }
  const begun = async (opening: MatchWish) => opened(await start(opening, saves))
  return { saves, storage, opened, begun }
}

/** All games there are. */
export const boxes: AnyBox[] = []
for (const id of gameIds) {
  const box = await openBox(id)
  if (box) boxes.push(box)
}
/** The first of them people. */
export function sitters(seats: number, persons: number): LocalSitter[] {
  return Array.from({ length: seats }, (_, seat) => (seat < persons ? person : bot))
}
