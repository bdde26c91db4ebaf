import type { SponsorKind } from '../../modules/season/sponsors.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import { card, categoryNames, symbol } from '../en/cards.ts'
import { eventMeaning, eventTitles } from '../en/event-cards.ts'
import { cardCount, circuitNames, spaces } from '../en/names.ts'
import { roadTokens, weatherMeanings } from '../en/tokens.ts'
import { type CardWords, meaningsBy } from './card-meaning.ts'
import type { Meanings } from './meaning.ts'

const sponsors: Readonly<Record<SponsorKind, string>> = {
  brakes: 'Brake Works',
  cooling: 'Radiator House',
  rpm: 'Engine Bureau',
  turbo: 'Turbo Mill',
  wings: 'Wing Company',
}

/** What a driver does with it. "Must" is what cannot be left unused. */
function meaningOf(of: SymbolName, count: number): string {
  switch (of) {
    case 'plus':
      return count === 1
        ? 'Turn up cards from your deck until a speed card appears: it counts.'
        : `${count} times, turn up cards from your deck until a speed card appears: it counts.`
    case 'heat':
      return `You must pay ${count} heat from the engine. If you cannot, the card is discarded and another one turned up in its place.`
    case 'scrap':
      return `You must discard the top ${count === 1 ? 'card' : cardCount(count)} of your deck.`
    case 'cooldown':
      return `Up to ${count} heat ${count === 1 ? 'card' : 'cards'} from your hand to the engine.`
    case 'boost':
      return 'Once in a turn, pay 1 heat for a +: a speed card is turned up and counts.'
    case 'speed':
      return `${spaces(count)} more, and as much more speed in corners.`
    case 'stress':
      return `Up to ${count} stress ${count === 1 ? 'card' : 'cards'} from your hand to the discard pile.`
    case 'salvage':
      return `Up to ${cardCount(count)} of your discard pile, shuffled back into the deck.`
    case 'accelerate':
      return 'Speed +1 and one space more for each + you have used this turn; all of them or none.'
    case 'direct':
      return 'While reacting you may play this card from your hand, as one card more.'
    case 'refresh':
      return 'You may put this card back on top of your deck instead of discarding it.'
    case 'slipstream':
      return `Your slipstream may be ${spaces(count)} longer this turn.`
    case 'adjust':
      return `For you, the limits of all corners are ${Math.abs(count)} ${count < 0 ? 'lower' : 'higher'} this turn.`
  }
}

const words: CardWords = {
  categories: categoryNames,
  sponsors,
  kinds: { speed: 'speed card', upgrade: 'starting upgrade', sponsor: 'sponsor card', heat: 'heat', stress: 'stress' },
  notes: {
    choice: (values) => `You choose what it counts when the cards lie open: ${values.join(', ')}.`,
    usedOnce: 'A sponsor card is used once, then it leaves the race.',
    deadWeight: 'It can be neither played nor discarded: cool it down to get it back into the engine.',
    endsNoFlip: 'It is no speed card: a + that turns it up goes on to the next card.',
  },
  card,
  symbol: (of, count) => ({ name: symbol(of, count), meaning: meaningOf(of, count) }),
}

export const en: Meanings = meaningsBy(words, {
  circuits: circuitNames,
  weathers: weatherMeanings,
  roadTokens,
  eventTitles,
  event: eventMeaning,
})
