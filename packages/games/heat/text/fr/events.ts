import type { Name } from '@paddock/kernel'
import { listed } from '@paddock/racing'
import type { FlipReason } from '../../event.ts'
import type { Event } from '../../state.ts'
import { aCard, cardCount, cards, engineHeat, heatCount, ordinal, pastTheLine, setAside, spaces } from './names.ts'

export function event(happened: Event, name: Name): string {
  switch (happened.type) {
    case 'round-began':
      return roundBegan(happened, name)
    case 'gear-shifted':
      return shifted(happened, name)
    case 'cards-revealed':
      return `${name(happened.seat)} joue ${cards(happened.cards)} en ${ordinal(happened.gear)}.`
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
      return `${name(happened.seat)} booste pour ${heatCount(happened.heat)}\u00a0: ${leftInEngine(happened.engine)}.`
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
    case 'gave-up':
      return `${name(happened.seat)} abandonne et prend la ${ordinal(happened.place)} place.`
    case 'car-placed':
      return `${name(happened.seat)} prend la ${ordinal(happened.place)} place\u00a0: manche ${happened.round}, ${pastTheLine(happened.past)}.`
    case 'race-ended':
      return 'La course est finie.'
  }
}

type Told<Type extends Event['type']> = Extract<Event, { type: Type }>

const flip: Readonly<Record<FlipReason, string>> = { plus: 'Le +', boost: 'Le boost' }

function leftInEngine(count: number): string {
  return count === 0 ? "il n'en reste plus" : `il en reste ${count}`
}

function roundBegan({ round, order, adrenaline }: Told<'round-began'>, name: Name): string {
  const grid = order.length > 1 ? ` Dans l'ordre\u00a0: ${order.map(name).join(', ')}.` : ''
  return `Manche ${round}.${grid} Adrénaline\u00a0: ${listed(adrenaline.map(name), 'et')}.`
}

function shifted({ seat, from, to, heat }: Told<'gear-shifted'>, name: Name): string {
  if (from === to) return `${name(seat)} reste en ${ordinal(to)}.`
  const way = `${name(seat)} ${to > from ? 'monte' : 'rétrograde'} de ${ordinal(from)} en ${ordinal(to)}`
  return heat > 0 ? `${way} et paie ${heatCount(heat)}\u00a0: deux rapports d'un coup.` : `${way}.`
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
    case 'slipstream':
      return `Aspiration, vitesse toujours ${speed}. ${moves}`
  }
}

function cornerTaken({ seat, corner, speed, limit, heat, engine }: Told<'corner-taken'>, name: Name): string {
  const figures = `vitesse ${speed}, limite ${limit}`
  if (heat === 0) return `${name(seat)} passe le virage ${corner} sans surchauffe\u00a0: ${figures}.`
  const left = engine === 0 ? "Il n'en reste plus." : `Il en reste ${engine}.`
  return `${name(seat)} paie ${heatCount(heat)} au virage ${corner}\u00a0: ${figures}. ${left}`
}

function spunOut({ seat, corner, speed, limit, cost, heat, stress }: Told<'spun-out'>, name: Name): string {
  const why = `vitesse ${speed}, limite ${limit}, ${heatCount(cost)} à payer et ${engineHeat(heat)} dans le moteur`
  const taken = stress > 0 ? `avec ${stress} stress` : "sans stress, car il n'en reste plus"
  return `${name(seat)} part en tête-à-queue au virage ${corner}\u00a0: ${why}. Retour avant le virage ${taken}, en 1re.`
}
