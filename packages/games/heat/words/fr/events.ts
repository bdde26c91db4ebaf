import type { Name } from '@paddock/kernel'
import { listed } from '@paddock/racing'
import type { FlipReason } from '../../rules/event.ts'
import type { Event } from '../../rules/state.ts'
import { carNames } from '../car-names.ts'
import { aCard, card, cards, setAside } from './cards.ts'
import { legend, legendCalled } from './legends.ts'
import { cardCount, engineHeat, heatCount, leftInEngine, ordinal, pastTheLine, spaces } from './names.ts'
import { seasonEvent } from './season-events.ts'
import { symbolEvent } from './symbol-events.ts'

export function event(happened: Event, driver: Name, seats?: number): string {
  const name = carNames(driver, seats, legend)
  switch (happened.type) {
    case 'round-began':
      return roundBegan(happened, name)
    case 'gear-shifted':
      return shifted(happened, name)
    case 'cards-revealed':
      return `${name(happened.seat)} joue ${cards(happened.cards)} en ${ordinal(happened.gear)}.`
    case 'shift-repaired':
      return shiftRepaired(happened, name)
    case 'hand-cluttered':
      return `${name(happened.seat)} a la main encombrée, trop peu de cartes pour la ${ordinal(happened.gear)}\u00a0: ${cards(happened.cards)}. La voiture reste sur place, en 1re.`
    case 'card-flipped':
      return `${flip[happened.by]} retourne ${happened.counts ? aCard(happened.card) : setAside(happened.card)}.`
    case 'flip-failed':
      return `${flip[happened.by]} ne donne rien\u00a0: plus aucune carte Vitesse à retourner.`
    case 'deck-reshuffled':
      return `${name(happened.seat)} mélange sa défausse pour refaire son paquet\u00a0: ${cardCount(happened.cards)}.`
    case 'car-moved':
      return moved(happened, name)
    case 'lap-completed':
      return `${name(happened.seat)} boucle le tour ${happened.lap}.`
    case 'heat-cooled':
      return `${name(happened.seat)} refroidit ${heatCount(happened.heat)}\u00a0: ${happened.engine} dans le moteur.`
    case 'boosted':
      return boosted(happened, name)
    case 'corner-taken':
      return cornerTaken(happened, name)
    case 'spun-out':
      return spunOut(happened, name)
    case 'car-finished':
      return `${name(happened.seat)} finit à la manche ${happened.round}, ${pastTheLine(happened.past)}.`
    case 'cards-discarded':
      return `${name(happened.seat)} défausse ${cards(happened.cards)}.`
    case 'cards-drawn':
      return `${name(happened.seat)} pioche ${happened.cards ? cards(happened.cards) : cardCount(happened.count)}.`
    case 'legend-card':
      return `La carte Légende ${happened.card + 1} est retournée pour cette manche.`
    case 'legend-called':
      return legendCalled(happened, name)
    case 'gave-up':
      return `${name(happened.seat)} abandonne et prend la ${ordinal(happened.place)} place.`
    case 'eliminated':
      return `${name(happened.seat)} est hors course et prend la ${ordinal(happened.place)} place.`
    case 'car-placed':
      return `${name(happened.seat)} prend la ${ordinal(happened.place)} place\u00a0: manche ${happened.round}, ${pastTheLine(happened.past)}.`
    case 'values-chosen':
    case 'card-paid':
    case 'card-replaced':
    case 'stress-reduced':
    case 'cards-scrapped':
    case 'cards-salvaged':
    case 'card-played-directly':
    case 'cards-refreshed':
      return symbolEvent(happened, name)
    default:
      return seasonEvent(happened, name)
  }
}

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

const flip: Readonly<Record<FlipReason, string>> = {
  plus: 'Le +',
  boost: 'Le boost',
  replacement: 'Le remplacement',
  repair: 'Le complément',
}

function roundBegan({ round, order, adrenaline }: Told<'round-began'>, name: Name): string {
  const grid = order.length > 1 ? ` Dans l’ordre\u00a0: ${order.map(name).join(', ')}.` : ''
  const last = adrenaline.length > 0 ? ` Adrénaline\u00a0: ${listed(adrenaline.map(name), 'et')}.` : ''
  return `Manche ${round}.${grid}${last}`
}

function shifted({ seat, from, to, heat }: Told<'gear-shifted'>, name: Name): string {
  if (from === to) return `${name(seat)} reste en ${ordinal(to)}.`
  const way = `${name(seat)} ${to > from ? 'monte' : 'rétrograde'} de ${ordinal(from)} en ${ordinal(to)}`
  return heat > 0 ? `${way} et paie ${heatCount(heat)}\u00a0: deux rapports d’un coup.` : `${way}.`
}

function shiftRepaired({ seat, meant, to, card: lost }: Told<'shift-repaired'>, name: Name): string {
  const why = `${name(seat)} n’a pas de surchauffe pour deux rapports d’un coup et passe la ${ordinal(to)}, pas la ${ordinal(meant)}`
  return lost === undefined
    ? `${why}\u00a0: une carte de plus est retournée.`
    : `${why}\u00a0: la carte ${card(lost)} part à la défausse, au hasard.`
}

function moved({ seat, by, spaces: asked, lost, speed }: Told<'car-moved'>, name: Name): string {
  const gained = asked - lost
  const end = lost > 0 ? '\u00a0: les cases devant sont pleines.' : '.'
  const far = lost > 0 ? `${spaces(gained)} sur ${asked}` : spaces(asked)
  const moves = gained === 0 ? `${name(seat)} reste sur place${end}` : `${name(seat)} avance de ${far}${end}`
  switch (by) {
    case 'cards':
      return `Vitesse ${speed}. ${moves}`
    case 'boost':
      return `Boost, vitesse ${speed}. ${moves}`
    case 'adrenaline':
      return `Adrénaline, vitesse ${speed}. ${moves}`
    case 'direct':
      return `Jeu direct, vitesse ${speed}. ${moves}`
    case 'accelerate':
      return `Accélération, vitesse ${speed}. ${moves}`
    case 'again':
      return `Retour au début du tour de jeu, vitesse ${speed}. ${moves}`
    case 'slipstream':
      return `Aspiration, vitesse toujours ${speed}. ${moves}`
    case 'legend':
      return moves
  }
}

function boosted({ seat, heat, engine }: Told<'boosted'>, name: Name): string {
  if (heat === 0) return `${name(seat)} booste, gratuitement dans ce secteur.`
  return `${name(seat)} booste pour ${heatCount(heat)}\u00a0: ${leftInEngine(engine)}.`
}

/** HT-ROAD-06 : ce qui est payé en plus du dépassement. */
function limits(speed: number, limit: number, cost: number): string {
  return `vitesse ${speed}, limite ${limit}${cost > 0 && cost > speed - limit ? ', virage dangereux 1 de plus' : ''}`
}

function cornerTaken({ seat, corner, speed, limit, heat, engine }: Told<'corner-taken'>, name: Name): string {
  const figures = limits(speed, limit, heat)
  if (heat === 0) return `${name(seat)} passe le virage ${corner} sans surchauffe\u00a0: ${figures}.`
  const left = engine === 0 ? 'Il n’en reste plus.' : `Il en reste ${engine}.`
  return `${name(seat)} paie ${heatCount(heat)} au virage ${corner}\u00a0: ${figures}. ${left}`
}

function spunOut({ seat, corner, speed, limit, cost, heat, stress }: Told<'spun-out'>, name: Name): string {
  const why = `${limits(speed, limit, cost)}, ${heatCount(cost)} à payer et ${engineHeat(heat)} dans le moteur`
  const taken = stress > 0 ? `avec ${stress} stress` : 'sans stress, car il n’en reste plus'
  return `${name(seat)} part en tête-à-queue au virage ${corner}\u00a0: ${why}. Retour avant le virage ${taken}, en 1re.`
}
