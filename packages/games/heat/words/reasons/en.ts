import type { ReasonWords } from '@paddock/kernel'
import { listed } from '@paddock/racing'
import { counted } from '@paddock/racing/words/english'
import type { Why } from '../../prospects/reasons/why.ts'
import type { Phase } from '../../rules/state.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import { card, symbol } from '../en/cards.ts'
import { legend } from '../en/legends.ts'
import { cardCount, ordinal, spaces } from '../en/names.ts'

/** What is asked now. */
function asked(phase: Phase, gear: number): string {
  switch (phase) {
    case 'draft':
      return 'You are in the workshop: first take one of the cards on offer.'
    case 'swap':
      return 'You are in the workshop: first exchange one upgrade, or keep them all.'
    case 'keep':
      return 'Between two seasons: first choose the one upgrade that you keep.'
    case 'shift':
      return 'First the gear: everyone chooses one, then the cards.'
    case 'play':
      return `First the cards: gear ${gear} takes ${cardCount(gear)}.`
    case 'plan':
      return 'First gear and cards: as many cards as the gear.'
    case 'values':
      return 'First choose what your cards count: that is your speed.'
    case 'react':
      return 'You react now: use what you like, then go on.'
    case 'refresh':
      return 'First decide which cards go back on top of your deck.'
    case 'slipstream':
      return 'First the slipstream: take it, or stay where you are.'
    case 'discard':
      return 'Your drive is over: discard what you like, then you draw.'
    case 'over':
      return 'The race is over.'
  }
}

function duties(heat: number, scrap: number): string {
  const owed = [...(heat > 0 ? [`pay ${heat} heat`] : []), ...(scrap > 0 ? [`scrap ${cardCount(scrap)}`] : [])]
  return `First what your cards ask for: ${listed(owed, 'and')}.`
}

/** Whatever number stands beside it. */
function named(of: SymbolName): string {
  return symbol(of, 1).replace(' 1', '')
}

function ways(figures: readonly number[]): string {
  return listed(figures.map(String), 'or')
}

export const en: ReasonWords<Why> = {
  said(why, name) {
    switch (why.why) {
      case 'asked-now':
        return asked(why.phase, why.gear)
      case 'duties-first':
        return duties(why.heat, why.scrap)
      case 'react-is-over':
        return 'You have gone on: symbols are used before that, when you react.'
      case 'nobody-home':
        return 'Nobody is home yet: you may give up once a car has finished.'
      case 'give-up-later':
        return 'You give up at the beginning of a round, in place of a gear.'

      case 'too-far':
        return `From gear ${why.from}, gear ${why.gear} is three gears away: two at most.`
      case 'two-gears-no-heat':
        return `Gear ${why.gear} is two gears away: that costs 1 heat, and your engine is empty.`
      case 'too-few-cards':
        return `Gear ${why.gear} takes ${cardCount(why.gear)}; you can play ${why.playable}.`
      case 'cards-are-the-gear':
        return `The number of cards is the gear: pick ${cardCount(why.gear)} for gear ${why.gear}.`
      case 'gear-is-set':
        return `Gear ${why.gear} is set for this round: everyone has seen it.`
      case 'shifted-next-round':
        return `Gear ${why.gear} holds for this turn: you shift when the next round begins.`
      case 'lever-follows':
        return `The lever follows the gear that you choose beside it: ${ways(why.gears)}.`

      case 'heat-not-played':
        return 'Heat cannot be played: cool it back into the engine when you react.'
      case 'cluttered':
        return `Your hand is cluttered: every card that can be played (${why.playable}) is laid down, and heat fills up.`
      case 'heat-not-discarded':
        return 'Heat cannot be discarded: only cooling takes it out of your hand.'
      case 'stress-not-discarded':
        return 'Stress cannot be discarded: play it, and it turns up a Speed card.'
      case 'home-discards-nothing':
        return 'You are home: you neither discard nor draw any more.'
      case 'heat-is-cooled':
        return `Heat leaves your hand by cooling: up to ${why.most} now.`
      case 'stress-is-relieved':
        return `Stress leaves your hand by dropping stress: up to ${why.most} now.`
      case 'card-stays':
        return `What you have played (${card(why.card)}) lies there until the end of your turn.`
      case 'set-aside':
        return 'A + turned it up, and it is no Speed card: it has gone to your discard pile.'
      case 'cool-to-pay':
        return `The ${card(why.card)} costs ${why.cost} heat and your engine holds ${why.engine}: cool first.`
      case 'cannot-be-paid':
        return `The ${card(why.card)} costs ${why.cost} heat and your engine holds ${why.engine}: another card takes its place.`
      case 'others-are-paid':
        return `With ${why.cost} heat for the ${card(why.card)} you could keep fewer cards: pay the others.`
      case 'engine-pays':
        return `Your engine holds ${why.heat} heat: corners, boosts and shifts by two take it from there by themselves.`
      case 'engine-is-empty':
        return 'Your engine is empty: cooling brings heat back into it.'
      case 'drawn-later':
        return `You draw at the end of your turn, up to ${cardCount(why.size)}. Nobody knows what is next in the deck.`
      case 'only-the-top':
        return why.cards === 0
          ? 'Your discard pile is empty; only its top card is ever to be seen.'
          : `Of ${cardCount(why.cards)} only the top one is to be seen: a salvage symbol looks through them.`

      case 'no-cooldown':
        return `Gear ${why.gear} cools nothing: gear 1 cools 3 heat, gear 2 cools 1.`
      case 'no-cooldown-here':
        return 'Clouds: nothing is cooled as long as your car stands in this sector.'
      case 'cooldown-used':
        return 'You have used all the cooldown of this turn.'
      case 'no-heat-in-hand':
        return 'You hold no heat that could be cooled.'
      case 'no-stress-in-hand':
        return 'You hold no stress that could be dropped.'
      case 'boosted':
        return 'You have boosted in this turn: once is all.'
      case 'engine-empty':
        return 'A boost costs 1 heat, and your engine is empty.'
      case 'adrenaline-used':
        return 'You have used your adrenaline in this turn.'
      case 'heat-is-owed':
        return `Your cards still cost ${why.heat} heat: a boost would take it from them.`
      case 'cards-in-doubt':
        return `Your cards cost ${why.heat} heat, more than you can pay: what they bring waits until that is settled.`
      case 'no-adrenaline':
        return why.lastCars === 1
          ? 'Only the car that was last when the round began has adrenaline.'
          : `Only the ${why.lastCars} cars that were last when the round began have adrenaline.`
      case 'no-such-symbol':
        return `No card gives you that now: it takes the symbol ${named(why.symbol)}.`
      case 'discard-empty':
        return 'Your discard pile is empty: there is nothing to salvage.'
      case 'no-plus':
        return 'No + has turned up a card in this turn: accelerating would add nothing.'
      case 'direct-too-dear':
        return 'You cannot pay the heat of the card that could be played from your hand.'
      case 'can-be-paid':
        return 'The heat can be paid: only a card that cannot be paid is replaced.'
      case 'nothing-owed':
        return 'No card that you have played costs heat now.'

      case 'as-many-as-gear':
        return `Gear ${why.gear} takes exactly ${cardCount(why.gear)}: you have picked ${why.picked}.`
      case 'pick-first':
        return `Pick cards first: 1 to ${why.most}.`
      case 'too-many':
        return `${cardCount(why.most)} at most: you have picked ${why.picked}.`
      case 'too-many-at-once':
        return `${counted(why.most, 'card')} can be discarded at a time: you have picked ${why.picked}.`

      case 'other-driver':
        return `${name(why.seat)} drives that car: you drive your own.`
      case 'legend':
        return `${legend(name(why.car))} drives by cards of its own, at its place in the order.`
      case 'car-home':
        return `${name(why.car)} is home in ${ordinal(why.place)} place and has left the track.`
      case 'car-out':
        return `${name(why.car)} is out of the race, in ${ordinal(why.place)} place.`
      case 'own-car-by-cards':
        return 'Your car drives by gear and cards: exactly as far as the cards add up to.'
      case 'nothing-moves-it':
        return 'Your car has driven: nothing that you can use now moves it on.'
      case 'space-by-cards':
        return `That is ${spaces(why.distance)} ahead. You choose gear and cards: their sum says where you end.`
      case 'no-way-there':
        return `That is ${spaces(why.distance)} ahead; you can now drive ${ways(why.reach)}.`
      case 'boost-decides':
        return `That is ${spaces(why.distance)} ahead. A boost takes you 1 to 4 spaces, as the card that it turns up says.`
      case 'space-full':
        return `Two cars stand there, ${spaces(why.distance)} ahead: you would stop behind them.`

      case 'one-card':
        return 'One card it is: look at the one that you want.'
      case 'one-for-one':
        return 'One of yours for one that is left: look at both, or keep all.'
      case 'built-already':
        return 'It is in your car already: take one of those on offer.'
      case 'same-card':
        return 'You would get the same card again.'
      case 'built-by-other':
        return `${name(why.seat)} has built it in: there it stays.`
    }
  },
}
