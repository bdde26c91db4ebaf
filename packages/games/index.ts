import type { AnyBox } from '@paddock/kernel'
import { games } from './registry.ts'

export const gameIds: readonly string[] = games.map(({ cover }) => cover.id)

/** The game's box, loaded when it is first asked for; undefined if there is no such game. */
export async function openBox(id: string): Promise<AnyBox | undefined> {
  return (await games.find(({ cover }) => cover.id === id)?.open())?.box
}
