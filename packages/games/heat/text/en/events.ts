import type { Name } from '@paddock/kernel'
import { listed } from '@paddock/racing'
import type { FlipReason } from '../../event.ts'
import type { Event } from '../../state.ts'
import { aCard, cardCount, cards, engineHeat, ordinal, pastTheLine, spaces } from './names.ts'

export function event(happened: Event, name: Name): string {
  switch (happened.type) {
    case 'round-began':
      return roundBegan(happened, name)
    case 'gear-shifted':
      return shifted(happened, name)
    case 'cards-revealed':
      return `${name(happened.seat)} plays ${cards(happened.cards)} in gear ${happened.gear}.`
    case 'hand-cluttered':
      return `${name(happened.seat)} has a cluttered hand, too few cards for gear ${happened.gear}: ${cards(happened.cards)}. The car stands still, in gear 1.`
    case 'card-flipped':
      return `${flip[happened.by]} turns up ${aCard(happened.card)}${happened.counts ? '' : ', set aside'}.`
    case 'flip-failed':
      return `${flip[happened.by]} adds nothing: no speed card is left to turn up.`
    case 'deck-reshuffled':
      return `${name(happened.seat)} shuffles the discards into a new deck: ${cardCount(happened.cards)}.`
    case 'car-moved':
      return moved(happened, name)
    case 'lap-completed':
      return `${name(happened.seat)} completes lap ${happened.lap}.`
    case 'heat-cooled':
      return `${name(happened.seat)} cools ${happened.heat} heat: ${happened.engine} in the engine.`
    case 'boosted':
      return `${name(happened.seat)} boosts for ${happened.heat} heat: ${engineHeat(happened.engine)} left.`
    case 'corner-taken':
      return cornerTaken(happened, name)
    case 'spun-out':
      return spunOut(happened, name)
    case 'car-finished':
      return `${name(happened.seat)} finishes in round ${happened.round}, ${pastTheLine(happened.past)}.`
    case 'cards-discarded':
      return `${name(happened.seat)} discards ${cards(happened.cards)}.`
    case 'cards-drawn':
      return `${name(happened.seat)} draws ${happened.cards ? cards(happened.cards) : cardCount(happened.count)}.`
    case 'gave-up':
      return `${name(happened.seat)} gives up and takes ${ordinal(happened.place)} place.`
    case 'car-placed':
      return `${name(happened.seat)} takes ${ordinal(happened.place)} place: round ${happened.round}, ${pastTheLine(happened.past)}.`
    case 'race-ended':
      return 'The race is over.'
  }
}

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

const flip: Readonly<Record<FlipReason, string>> = { plus: '+', boost: 'Boost' }

function roundBegan({ round, order, adrenaline }: Told<'round-began'>, name: Name): string {
  const grid = order.length > 1 ? ` From the front: ${order.map(name).join(', ')}.` : ''
  return `Round ${round}.${grid} Adrenaline: ${listed(adrenaline.map(name), 'and')}.`
}

function shifted({ seat, from, to, heat }: Told<'gear-shifted'>, name: Name): string {
  if (from === to) return `${name(seat)} stays in gear ${to}.`
  const way = `${name(seat)} shifts ${to > from ? 'up' : 'down'} from gear ${from} to ${to}`
  return heat > 0 ? `${way} and pays ${heat} heat: two gears at once.` : `${way}.`
}

function moved({ seat, by, spaces: asked, lost, speed }: Told<'car-moved'>, name: Name): string {
  const gained = asked - lost
  const end = lost > 0 ? ': the spaces ahead are full.' : '.'
  const far = lost > 0 ? `${gained} of ${spaces(asked)}` : spaces(asked)
  const moves = gained === 0 ? `${name(seat)} stays put${end}` : `${name(seat)} moves ${far}${end}`
  switch (by) {
    case 'cards':
      return `Speed ${speed}. ${moves}`
    case 'boost':
      return `Boost, speed ${speed}. ${moves}`
    case 'adrenaline':
      return `Adrenaline, speed ${speed}. ${moves}`
    case 'slipstream':
      return `Slipstream, the speed stays ${speed}. ${moves}`
  }
}

function cornerTaken({ seat, corner, speed, limit, heat, engine }: Told<'corner-taken'>, name: Name): string {
  const figures = `speed ${speed}, limit ${limit}`
  if (heat === 0) return `${name(seat)} takes corner ${corner} without heat: ${figures}.`
  return `${name(seat)} pays ${heat} heat in corner ${corner}: ${figures}. ${engine === 0 ? 'None' : engine} left.`
}

function spunOut({ seat, corner, speed, limit, cost, heat, stress }: Told<'spun-out'>, name: Name): string {
  const why = `speed ${speed}, limit ${limit}, ${cost} heat owed and ${engineHeat(heat)} in the engine`
  const taken = stress > 0 ? `with ${stress} stress` : 'without stress, since none is left'
  return `${name(seat)} spins out in corner ${corner}: ${why}. Back before the corner ${taken}, in gear 1.`
}
