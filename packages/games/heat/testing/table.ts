/**
 * The test kit of Heat, for its rules and for whoever shows or plays them. A table starts from the game's own set-up and
 * is arranged by hand; from then on only the rules move anything, and what is not among the choices is refused.
 *
 *   const table = race(2).put(0, 14).gear(0, 2).hand(0, 3, 'stress', 1)   // arranged: see `Arrangement`
 *   table.shift(2, 1).play([3, 'stress'], [1])                            // decided by both
 *   table.cool(1).done().discard()                                        // decided by whoever is on turn
 *   table.space(0); table.told('car-moved'); table.offers(); table.view(1)
 *
 * For one turn with all others parked there is `turn({ space: 14, cards: [3, 'stress'] }).done()` in turn.ts, for the end
 * of a race flag.ts, for rounds of Legends legends.ts, for a weather that was drawn weather.ts.
 */
import { defaultOptions, Rng, type Seat } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, type CardName, cardCalled, cardName } from '../rules/cards.ts'
import { heatGame } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { cardsOf } from '../rules/piles/piles.ts'
import { type Action, isTurnPhase } from '../rules/state.ts'
import { circuitCalled, spaceAt } from '../rules/track.ts'
import { Arrangement } from './arrangement.ts'

/** The first round begins: everyone is on the grid in gear 1. The same seed deals the same cards. */
export function race(drivers: number, options: Partial<Options> = {}, seed = 'table-top'): HeatTable {
  return new HeatTable(drivers, { ...defaultOptions(heatGame.meta), ...options }, Rng.fromSeed(seed))
}

export class HeatTable extends Arrangement {
  /** One gear for every driver who is asked, in the order of the seats. */
  shift(...gears: number[]): this {
    return this.decide(...gears.map((gear): Action => ({ type: 'shift', gear })))
  }

  /** The cards of every driver who is asked, in the order of the seats. */
  play(...plays: CardName[][]): this {
    return this.decide(...plays.map((names): Action => ({ type: 'play', cards: inOrder(names) })))
  }

  cool(count: number): this {
    return this.decide({ type: 'cool', heat: count })
  }

  boost(): this {
    return this.decide({ type: 'boost' })
  }

  adrenaline(): this {
    return this.decide({ type: 'adrenaline' })
  }

  /** React is over. */
  done(): this {
    return this.decide({ type: 'done' })
  }

  values(...values: number[]): this {
    return this.decide({ type: 'values', values })
  }

  /** One of the symbols that only cards of the workshop bear. */
  pay(name: CardName): this {
    return this.decide({ type: 'pay', card: cardCalled(name) })
  }

  replace(name: CardName): this {
    return this.decide({ type: 'replace', card: cardCalled(name) })
  }

  scrap(cards: number): this {
    return this.decide({ type: 'scrap', cards })
  }

  relieve(stress: number): this {
    return this.decide({ type: 'relieve', stress })
  }

  salvage(...names: CardName[]): this {
    return this.decide({ type: 'salvage', cards: inOrder(names) })
  }

  accelerate(): this {
    return this.decide({ type: 'accelerate' })
  }

  direct(name: CardName): this {
    return this.decide({ type: 'direct', card: cardCalled(name) })
  }

  /** Onto the deck, the topmost first. */
  refresh(...names: CardName[]): this {
    return this.decide({ type: 'refresh', cards: names.map(cardCalled) })
  }

  pick(name: CardName): this {
    return this.decide({ type: 'pick', card: cardCalled(name) })
  }

  slipstream(spaces = 2): this {
    return this.decide({ type: 'slipstream', spaces })
  }

  stay(): this {
    return this.decide({ type: 'stay' })
  }

  discard(...names: CardName[]): this {
    return this.decide({ type: 'discard', cards: inOrder(names) })
  }

  /** Uses no symbol, takes no slipstream and keeps every card, until this driver is asked, or the round is over. */
  passTo(seat?: Seat): this {
    while (isTurnPhase(this.phase) && this.pending[0] !== seat) this.pass()
    return this
  }

  /** The driver on turn declines what is asked, or does the first thing that cannot be declined. */
  pass(): this {
    const [seat = 0] = this.pending
    const choices = this.choices(seat)
    const declining = choices.find(isDeclining) ?? choices[0]
    return declining ? this.decide(declining) : this
  }

  /** The space a car stands on, and the whole way it has come. */
  space(seat: Seat): number {
    return spaceAt(circuitCalled(this.state.circuit), this.progress(seat))
  }

  progress(seat: Seat): number {
    return at(this.state.progress, seat)
  }

  /** The cards of a zone of a driver, by name; of deck and discard the top one first. */
  zone(seat: Seat, zone: 'hands' | 'decks' | 'discard' | 'area' | 'played' | 'known'): CardName[] {
    const names = cardsOf(this.state[zone], seat).map(cardName)
    return zone === 'decks' || zone === 'discard' ? names.toReversed() : names
  }
}

function isDeclining(action: Action): boolean {
  if (action.type === 'discard' || action.type === 'refresh') return action.cards.length === 0
  return action.type === 'done' || action.type === 'stay' || action.type === 'no-swap'
}

/** As choices list them. */
function inOrder(names: readonly CardName[]): Card[] {
  return names.map(cardCalled).sort((a, b) => a - b)
}
