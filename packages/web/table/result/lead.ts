import type { Viewer } from '@paddock/kernel'
import type { TurningPoint } from '@paddock/page-kit/game-result.ts'
import type { Subject } from '@paddock/page-kit/subject.ts'
import type { RaceStory } from './story.ts'
import type { ResultWords } from './words.ts'

interface Reader {
  readonly viewer: Viewer
  called(car: string): string
}

/** Who led to the end, and since when. Where a race is about who is last, its lead decides nothing. */
export function leadOf(race: RaceStory, reader: Reader, words: ResultWords): TurningPoint | undefined {
  const final = race.leads.at(-1)
  const last = race.rounds.at(-1)
  if (race.decides === 'last' || !final || !last || last.round === 0 || last.order.length < 2) return undefined
  const who = whoDrives(final.car, race, reader)
  if (race.leads.length === 1) return { said: words.ledAllTheWay(who), at: last.entry }
  const said = final.round === last.round ? words.tookLeadAtLast(who) : words.tookLead(who, Math.max(1, final.round))
  return { said, at: final.entry }
}

/** Whoever has only this car is the one it is about. */
function whoDrives(car: string, { owner }: RaceStory, { viewer, called }: Reader): Subject {
  const own = [...owner].flatMap(([each, seat]) => (seat === viewer ? each : []))
  return { name: called(car), isYou: own.length === 1 && own[0] === car }
}
