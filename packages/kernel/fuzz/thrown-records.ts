import type { AnyGame } from '../box.ts'
import { Match } from '../match/match.ts'
import { type MatchRecord, readRecord } from '../match/record.ts'
import { Refusal } from '../match/refusal.ts'
import { replay } from '../match/replay.ts'
import type { Rng } from '../rng.ts'
import { mutated } from './mutated.ts'

/** Records come from outside too. Long ones would only take longer to play again. */
const shortened = 40

/** Changed records are refused or played again, and so are changed set-ups; nothing else may come of them. */
export function throwRecords(game: AnyGame, record: MatchRecord, rng: Rng, count: number): void {
  const whole = JSON.parse(JSON.stringify({ ...record, entries: record.entries.slice(0, shortened) }))
  const { seats, options, seed } = whole
  for (let thrown = 0; thrown < count; thrown++) {
    orRefused(() => replay(game, readRecord(mutated(whole, { rng, isJson: true }))))
    const setup = {
      seats: mutated(seats, { rng, isJson: true }),
      options: mutated(options, { rng, isJson: true }),
      seed,
    }
    orRefused(() => Reflect.apply(Match.start, Match, [game, rng.int(2) === 0 ? setup : { ...setup, seats }]))
  }
}

function orRefused(attempt: () => unknown): void {
  try {
    attempt()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
