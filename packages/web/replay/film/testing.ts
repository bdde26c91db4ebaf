import { bots, playRecorded } from '@paddock/bots'
import { gameIds, openBox } from '@paddock/games'
import { type AnyBox, type AnyMatch, defaultOptions, Match, type MatchRecord } from '@paddock/kernel'

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

/** A match with a decision of which something is told and which was taken back and made again; which entry it was. */
export async function matchWithUndo(game: string): Promise<{ box: AnyBox; match: AnyMatch; undone: number }> {
  const box = await openBox(game)
  if (!box) throw new Error(`${game} is not registered`)
  const match: AnyMatch = Match.start(box.game, { seats: 2, seed: 'taken back' })
  for (;;) {
    const { pending, decided } = match.view('spectator')
    const seat = pending.find((each) => !decided.includes(each))
    if (seat === undefined) throw new Error('nothing could be taken back')
    const [choice] = match.choices(seat)
    const { entry, outcome, events } = match.act(seat, choice)
    if (outcome !== 'applied' || events.length === 0 || match.undoObstacle(seat)) continue
    match.undo(seat)
    match.act(seat, choice)
    return { box, match, undone: entry }
  }
}
