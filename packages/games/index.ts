import { type AnyBox, type AnyExplainedBox, type AnyWatchedBox, canThink } from '@paddock/kernel'
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

/** The same with what it says of its options: what a page loads to set up a match. */
export async function openToSetUp(id: string): Promise<AnyExplainedBox | undefined> {
  const game = games.find(({ cover }) => cover.id === id)
  const [opened, explained] = await Promise.all([game?.openToPlay(), game?.openSetup()])
  return opened && explained && { ...opened.toPlay, setup: explained.setup }
}

/** The same with its instinct: what a page loads for its bots. */
export async function openToThink(id: string): Promise<AnyBox | undefined> {
  const box = await openToPlay(id)
  return box && canThink(box) ? { ...box, ...(await box.think()) } : box
}
