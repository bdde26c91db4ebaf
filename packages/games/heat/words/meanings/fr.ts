import type { SponsorKind } from '../../modules/season/sponsors.ts'
import type { SymbolName } from '../../rules/symbols.ts'
import { card, categoryNames, symbol } from '../fr/cards.ts'
import { eventMeaning, eventTitles } from '../fr/event-cards.ts'
import { cardCount, circuitNames, heatCount, spaces } from '../fr/names.ts'
import { roadTokens, weatherMeanings } from '../fr/tokens.ts'
import { type CardWords, meaningsBy } from './card-meaning.ts'
import type { Meanings } from './meaning.ts'

const sponsors: Readonly<Record<SponsorKind, string>> = {
  brakes: 'Maison des freins',
  cooling: 'Atelier du radiateur',
  rpm: 'Bureau des moteurs',
  turbo: 'Fabrique de turbos',
  wings: 'Compagnie de l’aileron',
}

/** Ce qu'un pilote en fait. « Vous devez » : ce qui ne se refuse pas. */
function meaningOf(of: SymbolName, count: number): string {
  switch (of) {
    case 'plus':
      return count === 1
        ? 'Retournez des cartes de votre paquet jusqu’à une carte Vitesse, qui compte.'
        : `${count} fois, retournez des cartes de votre paquet jusqu’à une carte Vitesse, qui compte.`
    case 'heat':
      return `Vous devez payer ${heatCount(count)} du moteur. Sinon, la carte est défaussée et une autre est retournée à sa place.`
    case 'scrap':
      return count === 1
        ? 'Vous devez défausser la première carte de votre paquet.'
        : `Vous devez défausser les ${count} premières cartes de votre paquet.`
    case 'cooldown':
      return `Jusqu’à ${heatCount(count)} de votre main, à remettre dans le moteur.`
    case 'boost':
      return 'Une fois par tour de jeu, payez 1 surchauffe pour un +\u00a0: une carte Vitesse est retournée et compte.'
    case 'speed':
      return `${spaces(count)} de plus, et autant de vitesse dans les virages.`
    case 'stress':
      return `Jusqu’à ${count} ${count === 1 ? 'carte' : 'cartes'} Stress de votre main, à défausser.`
    case 'salvage':
      return `Jusqu’à ${cardCount(count)} de votre défausse, à mélanger dans le paquet.`
    case 'accelerate':
      return 'Vitesse +1 et une case de plus pour chaque + utilisé ce tour-ci\u00a0; tous ou aucun.'
    case 'direct':
      return 'Pendant la Réaction, vous pouvez jouer cette carte depuis votre main, en plus des autres.'
    case 'refresh':
      return 'Vous pouvez remettre cette carte sur votre paquet au lieu de la défausser.'
    case 'slipstream':
      return `Votre aspiration peut être plus longue de ${spaces(count)} ce tour-ci.`
    case 'adjust':
      return `Pour vous, la limite de chaque virage ${count < 0 ? 'baisse' : 'monte'} de ${Math.abs(count)} ce tour-ci.`
  }
}

const words: CardWords = {
  categories: categoryNames,
  sponsors,
  kinds: {
    speed: 'carte Vitesse',
    upgrade: 'amélioration de départ',
    sponsor: 'carte Sponsor',
    heat: 'surchauffe',
    stress: 'stress',
  },
  notes: {
    choice: (values) => `Vous choisissez sa valeur une fois les cartes retournées\u00a0: ${values.join(', ')}.`,
    usedOnce: 'Une carte Sponsor ne sert qu’une fois, puis elle quitte la course.',
    deadWeight: 'Elle ne se joue pas et ne se défausse pas\u00a0: refroidissez pour la remettre dans le moteur.',
    endsNoFlip: 'Ce n’est pas une carte Vitesse\u00a0: un + qui la retourne passe à la suivante.',
  },
  card,
  symbol: (of, count) => ({ name: symbol(of, count), meaning: meaningOf(of, count) }),
}

export const fr: Meanings = meaningsBy(words, {
  circuits: circuitNames,
  weathers: weatherMeanings,
  roadTokens,
  eventTitles,
  event: eventMeaning,
})
