/** What a choice would bring, as far as the seat that has it can know; and whether it did. */
import { type Foresight, type Prospect, Rng, type Seat, same, type Tell } from '@paddock/kernel'
import type { Car } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { downforce } from '../rules/game.ts'
import type { Action, Bid, State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { bidAsked, type Led, waysAsked } from './asked.ts'
import { isCertain } from './certain.ts'
import { accountOf, betPays } from './money.ts'

export type CarMoved = Extract<Event, { type: 'car-moved' }>

export interface DownforceProspect extends Prospect<Event> {
  /** The moves that are certain, in order, each with the spaces it would lose in a jam. */
  readonly moves: readonly CarMoved[]
  /** The car that drives next, where someone will choose its way, and all the ways it can be led. */
  readonly open?: { readonly car: Car; readonly ways: readonly Led[] }
  /** What the same seat is asked next about the same card, where that is certain. */
  readonly next?: { readonly view: View; readonly choices: readonly Action[] }
  /** What is bid for the lot on offer: what it would cost. */
  readonly bid?: Bid
  /** For which line a bet would be, and what it would pay if its car came first, second or third. */
  readonly bet?: { readonly line: number; readonly car: Car; readonly pays: readonly number[] }
}

export const foresight: Foresight<Action, Event, View, DownforceProspect> = { prospect, broken }

/** By the rules themselves, in one world that the seat cannot tell from the true one, leaving out what hangs on that world. */
function prospect(view: View, seat: Seat, action: Action): DownforceProspect {
  if (action.type === 'bid') return { ...carriedOut(view, seat, action), bid: bidAsked(view, seat, action.card) }
  if (action.type !== 'bet') return carriedOut(view, seat, action)
  const { car } = action
  const [line = 0] = view.due
  return { certain: [], moves: [], bet: { line, car, pays: betPays(view, line, car) } }
}

function carriedOut(view: View, seat: Seat, action: Action): DownforceProspect {
  const rng = Rng.fromSeed('prospect')
  const world = downforce.imagine(view, seat, rng)
  // With several seats deciding in secret, nothing follows from one choice alone.
  if (downforce.pending(world).length > 1) return { certain: [], moves: [] }
  const certain: Event[] = []
  const told: Event[] = []
  let [isOfThisRace, isAllCertain] = [true, true]
  const hear: Tell<Event> = (event) => {
    isOfThisRace &&= event.type !== 'grid-drawn'
    const heard = downforce.redact(event, seat)
    const isSure = heard !== undefined && isOfThisRace && isCertain(heard, view, seat, told)
    if (isSure) certain.push(heard)
    isAllCertain &&= isSure
    told.push(event)
  }
  downforce.apply(world, [action], rng, hear)
  const open = isOfThisRace ? openIn(world) : undefined
  const next = isAllCertain ? nextIn(world, seat) : undefined
  return {
    certain,
    moves: certain.filter((event) => event.type === 'car-moved'),
    ...(open ? { open } : {}),
    ...(next ? { next } : {}),
  }
}

/** The card goes on, and it is this seat that decides about it. */
function nextIn(world: State, seat: Seat): DownforceProspect['next'] {
  const isAsked = world.card >= 0 && downforce.pending(world).join() === String(seat)
  return isAsked ? { view: downforce.view(world, seat), choices: downforce.choices(world, seat) } : undefined
}

function openIn(world: State): DownforceProspect['open'] {
  const isOpen = world.phase === 'move' || world.phase === 'skip'
  return isOpen ? { car: world.car, ways: waysAsked(world) } : undefined
}

function broken(promised: DownforceProspect, heard: readonly Event[], view: View, seat: Seat): string | undefined {
  let after = 0
  for (const event of promised.certain) {
    const found = heard.findIndex((told, place) => place >= after && same(told, event))
    if (found < 0) return `${JSON.stringify(event)} was certain`
    after = found + 1
  }
  return brokenWay(promised, heard.slice(after)) ?? brokenBid(promised, heard, seat) ?? brokenBet(promised, view, seat)
}

/** The car that drives next ends where it was said that it could. */
function brokenWay({ open }: DownforceProspect, then: readonly Event[]): string | undefined {
  const next = then.find(({ type }) => type === 'car-moved' || type === 'row-skipped' || type === 'card-played')
  if (!open || next?.type !== 'car-moved') return undefined
  const to = next.path.at(-1) ?? next.from
  const isOffered = next.car === open.car && open.ways.some((way) => way.to === to && way.lost === next.lost)
  return isOffered ? undefined : `${JSON.stringify(next)} was not among the ways`
}

/** The bid was shown as it was reckoned, and whoever wins by it pays just that. */
function brokenBid({ bid }: DownforceProspect, heard: readonly Event[], seat: Seat): string | undefined {
  if (!bid) return undefined
  const shown = heard.find((event) => event.type === 'bids-shown')
  if (!shown?.bids.some((laid) => same(laid, bid))) return `the bid was to be ${JSON.stringify(bid)}`
  const sold = heard.find((event) => event.type === 'lot-sold')
  const hasWon = sold?.seat === seat && sold.lot.car === shown.lot.car
  return hasWon && sold.price !== bid.value ? `the price was to be ${bid.value}` : undefined
}

function brokenBet({ bet }: DownforceProspect, view: View, seat: Seat): string | undefined {
  if (!bet || view.phase !== 'over') return undefined
  const paid = accountOf(view, seat).bets[bet.line]
  const due = bet.pays[(paid?.place ?? 0) - 1] ?? 0
  return paid?.car === bet.car && paid.money === due ? undefined : `the bet was to pay ${due}`
}
