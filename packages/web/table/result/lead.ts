import type { TurningPoint } from '@paddock/page-kit/game-result.ts'
import type { RaceStory } from './story.ts'
import type { ResultWords } from './words.ts'

/** Who led to the end, and since when. Where a race is about who is last, its lead decides nothing. */
export function leadOf(race: RaceStory, called: (car: string) => string, words: ResultWords): TurningPoint | undefined {
  const final = race.leads.at(-1)
  const last = race.rounds.at(-1)
  if (race.decides === 'last' || !final || !last || last.round === 0) return undefined
  const { car, round, entry } = final
  if (race.leads.length === 1) return { said: words.ledAllTheWay(called(car)), at: last.entry }
  const said =
    round === last.round ? words.tookLeadAtLast(called(car)) : words.tookLead(called(car), Math.max(1, round))
  return { said, at: entry }
}
