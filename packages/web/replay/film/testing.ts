import { bots, playRecorded } from '@paddock/bots'
import { gameIds, openBox } from '@paddock/games'
import { type AnyBox, defaultOptions, type MatchRecord } from '@paddock/kernel'

export interface RecordedMatch {
  readonly box: AnyBox
  readonly record: MatchRecord
}

/** A whole match of every registered game by each version of its rules, as long as it can be had: many seats, played at random. */
export async function playedMatches(): Promise<RecordedMatch[]> {
  const opened = await Promise.all(gameIds.map((id) => openBox(id)))
  return opened.flatMap((box) => {
    if (!box) return []
    const { seats, rules: newest } = box.game.meta
    const [random] = bots
    const players = Array.from({ length: seats.max }, () => random).flatMap((bot) => bot ?? [])
    const options = defaultOptions(box.game.meta)
    return Array.from({ length: newest }, (_, before) => {
      const rules = newest - before
      return { box, record: playRecorded({ box, bots: players, options, seed: 'replay', rules }).record() }
    })
  })
}
