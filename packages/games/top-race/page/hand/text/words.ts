import type { DiscardsWords } from '@paddock/page-kit/lanes/cards/discards.tsx'
import type { PairEffect } from '../../../prospects/pair-effect.ts'
import type { RowEffect } from '../../../prospects/row-effect.ts'
import type { Colour } from '../../../rules/cards.ts'

/** What the hand of Top Race says in one language. */
export interface HandWords extends DiscardsWords {
  place(place: number): string
  readonly nobody: string

  readonly yourCards: string
  copies(count: number): string
  /** A card row by row, for ears. */
  rows(rows: readonly { readonly colour: Colour | undefined; readonly spaces: number }[]): string
  pairCard(one: Colour, other: Colour): string
  /** What a card brings to the own cars, and its whole sum: for ears. */
  forOwn(spaces: number): string
  sum(sum: number): string
  /** That the hand is sorted by what it does for the own cars. */
  readonly sortedOwn: string
  readonly lastCard: string
  rowOf(row: number, rows: number): string
  readonly order: string
  readonly noCards: string
  readonly allHome: string
  readonly watching: string

  readonly accelerate: string
  readonly breakDown: string
  /** What each use of a pair would do: "Red catches up 9 spaces to 30a, level with blue." */
  acceleration(effect: PairEffect): string
  breakdown(effect: PairEffect): string
  /** Short, beside the signs of the cars, and of which card it is said. */
  readonly pairShort: string
  accelerationShort(effect: PairEffect): string
  breakdownShort(effect: PairEffect): string
  owned(colour: Colour, owner: string | undefined): string
  /** The viewer's own car, in the place of a name. */
  readonly you: string
  /** Why a pair cannot be played any more. */
  pairOver(home: readonly Colour[]): string
  nothingPlayable(home: readonly Colour[]): string

  readonly chooseRow: string
  readonly chooseCar: string
  readonly chooseEnd: string
  /** "5 of 5", "3 of 5: blue is in the way", "lost: home". */
  rowEffect(rowEffect: RowEffect): string
  /** The same in the space of a button. */
  rowEffectShort(rowEffect: RowEffect): string
  /** "Row: red 6. Moves 3 of 6". */
  rowLabel(colour: Colour | undefined, spaces: number, rowEffect: RowEffect | undefined): string
  readonly anyCar: string
  end(drive: { readonly isHome: boolean }, space: string | undefined): string
  readonly howFar: string
  howFarSteps(steps: number, spaces: number): string
  readonly fewer: string
  readonly more: string

  /** Before the seats in the order in which equal totals are carried out. */
  readonly tie: string
  sealedCard(sum: number): string
  readonly shownOrder: string
  shownCard(name: string, sum: number): string

  readonly turnOver: string
  pileLeft(count: number): string
  readonly reshuffled: string

  readonly betsShort: string
  bet(line: number): string
  readonly betsSecret: string
  readonly noBetYet: string
  readonly sheetTitle: string
  readonly inThousands: string
  betOn(colour: Colour, place: number, owner: string | undefined, money: string): string
  /** Before what a bet would bring if the race ended now. */
  readonly ifNow: string
  sealedBet(colour: Colour): string

  readonly isHome: string
  behind(columns: number): string
}
