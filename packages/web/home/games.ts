import { gameIds, openBox } from '@paddock/games'
import type { AnyBox } from '@paddock/kernel'
import { signal } from '@preact/signals'

/** Every registered game, in the order of the house; undefined while the boxes are being opened. */
export const games = signal<readonly AnyBox[] | undefined>(undefined)

let opening: Promise<void> | undefined

/** Opens all boxes, once. */
export function openGames(): Promise<void> {
  opening ??= Promise.all(gameIds.map(openBox)).then((boxes) => {
    games.value = boxes.flatMap((box) => box ?? [])
  })
  return opening
}

export const gameCount = gameIds.length

export function gameCalled(id: string): AnyBox | undefined {
  return games.value?.find((box) => box.game.meta.id === id)
}
