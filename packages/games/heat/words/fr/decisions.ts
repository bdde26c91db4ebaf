/** Ce qui est demandé, et qui l'on attend. */
import type { Name, Seat } from '@paddock/kernel'
import { at, listed } from '@paddock/racing'
import { nextLine } from '../../prospects/facts/road.ts'
import { mayGiveUp } from '../../rules/phases/round/give-up.ts'
import type { View } from '../../rules/view.ts'
import { cardsToValue, due, isCluttered, playable } from '../asked.ts'
import { carsAhead, hasLengths, slipstream } from '../asked-of-slipstream.ts'
import { carNames } from '../car-names.ts'
import { card } from './cards.ts'
import { legend } from './legends.ts'
import { cardCount, circuitNames, duesAtSpeed, gearName, lineAhead } from './names.ts'
import { owed, uses } from './reactions.ts'

export function prompt(view: View, seat: Seat, name: Name): string {
  const gear = at(view.gear, seat)
  switch (view.phase) {
    case 'draft':
      return `${workshop(view)} Prenez une amélioration pour votre voiture.`
    case 'swap':
      return 'Dernier sur la grille\u00a0: échangez une amélioration contre une de celles qui restent, ou gardez tout.'
    case 'keep':
      return 'La saison est finie\u00a0: choisissez l’amélioration que vous gardez pour la suivante.'
    case 'shift':
      return `Vous êtes en ${gearName(gear)}\u00a0: choisissez un rapport${orGiveUp(view)}. ${outlook(view, seat)}`
    case 'play':
      return `En ${gearName(gear)}, jouez ${cardCount(gear)}. ${outlook(view, seat)}`
    case 'plan':
      return `Vous êtes en ${gearName(gear)}\u00a0: jouez autant de cartes que le rapport voulu${orGiveUp(view)}. ${outlook(view, seat)}`
    case 'values':
      return `Choisissez la valeur de ${listed(cardsToValue(view, seat).map(card), 'et')}. ${lineAhead(nextLine(view, seat))}`
    case 'react':
      return `Vitesse ${view.speed}. ${reaction(view, seat)}${duesAtSpeed(view.speed, due(view, seat))}`
    case 'refresh':
      return 'Choisissez les cartes qui reviennent sur votre paquet au lieu d’aller à la défausse.'
    case 'slipstream':
      return inSlipstream(view, seat, name)
    case 'discard':
      return 'Défaussez ce dont vous ne voulez plus, ou gardez tout.'
    case 'over':
      return over(view)
  }
}

function over(view: View): string {
  return view.options.season === 'off' ? 'La course est finie.' : 'La saison est finie.'
}

function workshop({ options, results, calendar, circuit, draftRound }: View): string {
  if (options.season === 'off') return `Atelier, choix ${draftRound + 1} sur 3.`
  return `Course ${results.length + 1} sur ${calendar.length}\u00a0: ${circuitNames[circuit]}.`
}

function orGiveUp(view: View): string {
  return mayGiveUp(view) ? ', ou abandonnez' : ''
}

function outlook(view: View, seat: Seat): string {
  if (!isCluttered(view, seat)) return lineAhead(nextLine(view, seat))
  const count = playable(view)
  const held = count === 0 ? 'Vous n’avez aucune carte à jouer' : `Vous n’avez que ${cardCount(count)} à jouer`
  return `${held}\u00a0: des surchauffes complètent, et la voiture restera sur place.`
}

function reaction(view: View, seat: Seat): string {
  const [duties, offers] = [owed(view, seat), uses(view, seat)]
  if (duties.length > 0) {
    const also = offers.length > 0 ? ` Et, si vous voulez\u00a0: ${offers.join(', ')}.` : ''
    return `Obligatoire\u00a0: ${duties.join(', ')}.${also}`
  }
  if (offers.length === 0) return 'Il n’y a rien à utiliser\u00a0: continuez.'
  return `Au choix\u00a0: ${offers.join(', ')}, puis continuez.`
}

function inSlipstream(view: View, seat: Seat, name: Name): string {
  const ahead = carsAhead(view, seat)
  const whose = `${listed(ahead.map(carNames(name, view.seats, legend)), 'et')} vous ${ahead.length === 1 ? 'offre' : 'offrent'} l’aspiration`
  if (hasLengths(view, seat)) return `${whose}\u00a0: jusqu’où\u00a0?`
  const { spaces: gained, due: dues } = slipstream(view, seat)
  return `${whose}\u00a0: ${gained === 1 ? 'une case' : 'deux cases'} de plus\u00a0?${duesAtSpeed(view.speed, dues)}`
}

export function waiting(view: View, pending: readonly Seat[], name: Name): string {
  if (view.phase === 'over' || pending.length === 0) return over(view)
  return `On attend ${listed(pending.map(name), 'et')}, qui ${pending.length > 1 ? 'doivent' : 'doit'} ${awaited(view)}.`
}

function awaited(view: View): string {
  switch (view.phase) {
    case 'draft':
      return 'prendre une amélioration'
    case 'swap':
      return 'échanger une amélioration ou tout garder'
    case 'keep':
      return 'choisir une amélioration pour la saison suivante'
    case 'shift':
      return 'choisir un rapport'
    case 'play':
      return 'choisir des cartes'
    case 'plan':
      return 'choisir rapport et cartes'
    case 'values':
      return 'choisir la valeur d’une carte'
    case 'react':
      return `réagir à la vitesse ${view.speed}`
    case 'refresh':
      return 'remettre des cartes sur le paquet'
    case 'slipstream':
      return 'prendre l’aspiration ou la laisser'
    case 'discard':
      return 'se défausser'
    case 'over':
      return ''
  }
}
