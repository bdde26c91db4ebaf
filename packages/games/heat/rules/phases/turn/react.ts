/** Step 5: the symbols of gear, adrenaline, cards and sector, in any order. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { cardsOf } from '../../piles/piles.ts'
import { type Action, driverOf, type Event, type State } from '../../state.ts'
import { accelerate } from '../reactions/accelerate.ts'
import { adrenalineSpeed } from '../reactions/adrenaline.ts'
import { boost } from '../reactions/boost.ts'
import { directPlay } from '../reactions/direct-play.ts'
import { cooldown, relief } from '../reactions/hand.ts'
import { mostPaid } from '../reactions/means.ts'
import { pay } from '../reactions/pay.ts'
import type { Reaction } from '../reactions/reaction.ts'
import { replace } from '../reactions/replace.ts'
import { salvage } from '../reactions/salvage.ts'
import { scrapOf, scrapping } from '../reactions/scrap.ts'

/** In the order in which they are offered. */
const reactions: readonly Reaction[] = [
  pay,
  replace,
  scrapping,
  cooldown,
  boost,
  adrenalineSpeed,
  relief,
  salvage,
  directPlay,
  accelerate,
]
const optional = reactions.filter(({ isMandatory }) => !isMandatory)

const done: Action = { type: 'done' }

/** HT-REACT-08 */
function isOwing({ left }: State): boolean {
  return left.heat.length > 0 || left.scrap.length > 0
}

/** Whether anything is left to decide, by what everyone can see. */
export function hasSymbolsLeft(state: State): boolean {
  const seat = driverOf(state)
  return isOwing(state) || optional.some((reaction) => reaction.isOpen(state, seat))
}

/** What must be done and comes to the same in whatever way, where nothing else is open: nobody is asked for it. */
export function onlyDuty(state: State): Action | undefined {
  if (!isOwing(state)) return undefined
  const seat = driverOf(state)
  if (optional.some((reaction) => reaction.isOpen(state, seat))) return undefined
  const [duty, ...others] = reactChoices(state, seat)
  return others.length === 0 || isOrderIdle(state, seat) ? duty : undefined
}

/** Whether all duties can be done and the deck does not run out: then none of them changes what another one does. */
function isOrderIdle({ left, engine, decks }: State, seat: Seat): boolean {
  const scrapped = left.scrap.reduce((sum, card) => sum + scrapOf(card), 0)
  return mostPaid(left.heat, at(engine, seat)) === left.heat.length && scrapped <= cardsOf(decks, seat).length
}

/** HT-REACT-01, HT-REACT-08, HT-REACT-09 */
export function reactChoices(state: State, seat: Seat): Action[] {
  const choices: Action[] = []
  for (const reaction of reactions) if (reaction.isOpen(state, seat)) choices.push(...reaction.choices(state, seat))
  if (!isOwing(state)) choices.push(done)
  return choices
}

/** HT-REACT-02 */
export function react(state: State, action: Action, rng: Rng, tell: Tell<Event>): void {
  const reaction = reactions.find((one) => one.action === action.type)
  if (!reaction) throw new Error(`no symbol is used by ${action.type}`)
  reaction.use(state, action, rng, tell)
}
