import type { EndOnRoad } from '../../../prospects/facts/road.ts'
import type { GearProspect, OutOfReach } from '../../../prospects/gear.ts'
import type { CrossedCorner, Plan, SpinOut } from '../../../prospects/plan.ts'
import type { Range } from '../../../prospects/range.ts'
import type { Card } from '../../../rules/cards.ts'
import type { Corner } from '../../../rules/circuits/plan.ts'
import type { ModuleWords } from './modules/words.ts'

/** What the dashboard says in one language. */
export type HandWords = RaceWords & ModuleWords

/** What there is to say in every race. */
export interface RaceWords {
  /** For ears: what something is, and what there is to say about it. */
  explained(what: string, how: string): string
  readonly yourCards: string
  readonly dashboard: string
  readonly gear: string
  gearIs(gear: number): string
  /** "2 cards, cooldown 1". */
  gearBrings(gear: number): string
  readonly engine: string
  engineHolds(heat: number, room: number): string
  readonly deck: string
  readonly discardPile: string
  pile(name: string, count: number, top: string | undefined): string
  readonly playArea: string
  readonly faceDown: string
  readonly flipped: string
  readonly setAside: string

  readonly speed: string
  readonly heatCard: string
  readonly stressCard: string
  card(card: Card): string
  meaning(card: Card): string

  readonly ahead: string
  /** "in", before a number of spaces. */
  readonly away: string
  /** "A in 13, limit 7". */
  cornerAhead(corner: Pick<Corner, 'letter' | 'limit'>, spaces: number): string
  finishAhead(spaces: number): string

  speedIs(speeds: Range): string
  ends(slowest: EndOnRoad, fastest: EndOnRoad): string
  crosses(corner: CrossedCorner, plan: Plan): string
  engineAfter(plan: Plan): string
  spinsOut(spin: SpinOut): string
  lost(spaces: number): string
  /** A plan in a few words, for a button. */
  brief(plan: Plan): string

  shiftTo(prospect: GearProspect): string
  readonly cardsHead: string
  readonly costsHead: string
  /** Where the car ends that crosses no corner. */
  end(end: EndOnRoad): string
  readonly tooFewCards: string
  readonly outOfReach: string
  outOfReachWhy(gear: number, why: OutOfReach): string
  readonly spinSure: string
  readonly spinPossible: string
  readonly clutteredGear: string
  readonly shift: string
  /** On a button: a gear alone, one with cards for later, one with cards that are played at once, another one. */
  takeGear(gear: number): string
  gearThenCards(gear: number, cards: readonly Card[]): string
  gearAndCards(gear: number, cards: readonly Card[]): string
  changeGear(gear: number): string
  /** Cards that are tried out are not played before the others have shifted. */
  readonly cardsAfterGears: string

  pick(left: number): string
  play(cards: readonly Card[]): string
  change(cards: readonly Card[]): string
  readonly cannotPlayHeat: string
  readonly cluttered: string
  layDown(cards: readonly Card[]): string
  shiftsTo(gear: number, heat: number): string
  sealedGear(gear: number): string
  sealedCards(cards: readonly Card[]): string
  readonly sealedLeaving: string

  readonly symbols: string
  readonly doIt: string
  readonly coolHeat: string
  cool(heat: number): string
  coolBrings(engine: number, left: number): string
  readonly boost: string
  readonly boostCosts: string
  readonly adrenaline: string
  readonly goOn: string
  goOnBrings(plan: Plan): string
  slipstream(spaces: number): string
  readonly stay: string

  /** While something else is asked: what is picked for the end of the turn, or that it may be. */
  discardsAhead(count: number): string
  readonly goOnKeeping: string
  readonly goOnKeepingBrings: string
  discard(count: number): string
  readonly keepAll: string
  readonly cannotDiscard: string
  readonly boundCards: string

  readonly giveUp: string
  readonly giveUpSure: string
  readonly giveUpYes: string
  readonly giveUpNo: string

  turnOf(name: string): string
  readonly yourTurn: string
  readonly everyoneChooses: string
  home(place: number): string
  gaveUp(place: number): string
  readonly raceOver: string
  readonly watching: string
}
