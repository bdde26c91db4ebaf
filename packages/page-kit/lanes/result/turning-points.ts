/** What decided a match between owners of cars. */
import type { GameEvent, Seat } from '@paddock/kernel'
import type { Told, TurningPoint } from '../../game-result.ts'
import type { Rivalry } from '../../rivalry.ts'
import { type Subject, subjectAt } from '../../subject.ts'
import type { Driving } from './driving.ts'
import { decisiveSource, type Source } from './sources.ts'
import type { CarWords } from './words.ts'

type AnyTold = Told<unknown, GameEvent>

interface MoneyWords<Name extends string> {
  margin(winner: Subject, other: Subject, money: number): string
  bySource(source: Name, winner: Subject, amount: number, other: Subject, less: number): string
}

/** How much more the winner had, and what it came from. */
export function byMoney<Name extends string>(
  told: AnyTold,
  rivalry: Rivalry,
  sources: readonly Source<Name>[],
  said: MoneyWords<Name>,
): TurningPoint[] {
  const [winner, other] = [subjectAt(rivalry.winner, told), subjectAt(rivalry.other, told)]
  const score = (seat: Seat) => told.ranking.find((placing) => placing.seat === seat)?.score ?? 0
  const margin = { said: said.margin(winner, other, score(rivalry.winner) - score(rivalry.other)) }
  const most = decisiveSource(sources, rivalry)
  if (!most) return [margin]
  const by = said.bySource(most.name, winner, most.winner, other, most.other)
  return [margin, { said: by, ...(most.at === undefined ? {} : { at: most.at }) }]
}

/** Which car came first for the winner, and when it came home, if it did. */
export function byCar(
  told: AnyTold,
  winner: Seat,
  best: { readonly car: number | undefined; readonly homeAt: number | undefined },
  words: CarWords,
): TurningPoint[] {
  if (best.car === undefined) return []
  const said = words.firstHome(subjectAt(winner, told), best.car)
  return [best.homeAt === undefined ? { said } : { said, at: best.homeAt }]
}

/** The worst jam that a car of the seat stood in. */
export function byJam(told: AnyTold, seat: Seat, driving: Driving, words: CarWords): TurningPoint[] {
  const jam = driving.worstJamOf(seat)
  if (!jam || jam.blocker < 0) return []
  return [{ said: words.jam(subjectAt(seat, told), jam.car, jam.lost, jam.blocker), at: jam.at }]
}
