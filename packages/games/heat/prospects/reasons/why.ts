import type { Reason, Seat } from '@paddock/kernel'
import type { Card } from '../../rules/cards.ts'
import type { Car, Phase } from '../../rules/state.ts'
import type { SymbolName } from '../../rules/symbols.ts'

/** Why something at a table of Heat is out of reach. */
export type Why = Reason & (OfPhase | OfGear | OfCard | OfSymbol | OfPicking | OfCar | OfWorkshop)

/** Something else is asked now; what must be done before React ends. */
type OfPhase =
  | { readonly why: 'asked-now'; readonly phase: Phase; readonly gear: number }
  | { readonly why: 'duties-first'; readonly heat: number; readonly scrap: number }
  | { readonly why: 'react-is-over' | 'nobody-home' | 'give-up-later' }

type OfGear =
  | { readonly why: 'too-far' | 'two-gears-no-heat'; readonly gear: number; readonly from: number }
  | { readonly why: 'too-few-cards'; readonly gear: number; readonly playable: number }
  | { readonly why: 'cards-are-the-gear' | 'gear-is-set' | 'shifted-next-round'; readonly gear: number }
  | { readonly why: 'lever-follows'; readonly gears: readonly number[] }

type OfCard =
  | { readonly why: 'heat-not-played' | 'heat-not-discarded' | 'stress-not-discarded' | 'home-discards-nothing' }
  | { readonly why: 'cluttered'; readonly playable: number }
  | { readonly why: 'heat-is-cooled' | 'stress-is-relieved'; readonly most: number }
  | { readonly why: 'card-stays'; readonly card: Card }
  | {
      readonly why: 'cool-to-pay' | 'cannot-be-paid'
      readonly card: Card
      readonly cost: number
      readonly engine: number
    }
  | { readonly why: 'others-are-paid'; readonly card: Card; readonly cost: number }
  | { readonly why: 'engine-pays'; readonly heat: number }
  | { readonly why: 'set-aside' | 'engine-is-empty' }
  | { readonly why: 'drawn-later'; readonly size: number }
  | { readonly why: 'only-the-top'; readonly cards: number }

type OfSymbol =
  | { readonly why: 'no-cooldown'; readonly gear: number }
  | { readonly why: 'no-cooldown-here' | 'cooldown-used' | 'no-heat-in-hand' | 'no-stress-in-hand' }
  | { readonly why: 'boosted' | 'engine-empty' | 'adrenaline-used' }
  | { readonly why: 'heat-is-owed' | 'cards-in-doubt'; readonly heat: number }
  | { readonly why: 'no-adrenaline'; readonly lastCars: number }
  | { readonly why: 'no-such-symbol'; readonly symbol: SymbolName }
  | { readonly why: 'discard-empty' | 'no-plus' | 'direct-too-dear' | 'can-be-paid' | 'nothing-owed' }

/** So many cards are picked, and so many it would take. */
type OfPicking =
  | { readonly why: 'as-many-as-gear'; readonly gear: number; readonly picked: number }
  | { readonly why: 'pick-first'; readonly most: number }
  | { readonly why: 'too-many' | 'too-many-at-once'; readonly most: number; readonly picked: number }

type OfCar =
  | { readonly why: 'other-driver'; readonly seat: Seat }
  | { readonly why: 'legend'; readonly car: Car }
  | { readonly why: 'car-home' | 'car-out'; readonly car: Car; readonly place: number }
  | { readonly why: 'own-car-by-cards' | 'nothing-moves-it' }
  | { readonly why: 'space-by-cards'; readonly distance: number }
  | { readonly why: 'no-way-there'; readonly distance: number; readonly reach: readonly number[] }
  | { readonly why: 'space-full' | 'boost-decides'; readonly distance: number }

type OfWorkshop =
  | { readonly why: 'one-card' | 'one-for-one' | 'built-already' | 'same-card' }
  | { readonly why: 'built-by-other'; readonly seat: Seat }
