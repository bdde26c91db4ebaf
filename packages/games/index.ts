import { type AnyBox, type AnyWatchedBox, canThink } from '@paddock/kernel'
import { games } from './registry.ts'

export const gameIds: readonly string[] = games.map(({ cover }) => cover.id)

/** The game's box with all that is in it, loaded when it is first asked for; undefined if there is no such game. */
export async function openBox(id: string): Promise<AnyWatchedBox | undefined> {
  return (await games.find(({ cover }) => cover.id === id)?.open())?.box
}

/** As much of the box as it takes to play: what a page loads for its people, who bring their own instinct. */
export async function openToPlay(id: string): Promise<AnyBox | undefined> {
  return (await games.find(({ cover }) => cover.id === id)?.openToPlay())?.toPlay
}

/** The same with its instinct: what a page loads for its bots. */
export async function openToThink(id: string): Promise<AnyBox | undefined> {
  const box = await openToPlay(id)
  return box && canThink(box) ? { ...box, ...(await box.think()) } : box
}
