/** Ce qui est demandé, qui l'on attend, et les choix possibles. */
import type { Name, Seat } from '@paddock/kernel'
import { at, listed } from '@paddock/racing'
import { mayGiveUp } from '../../phases/give-up.ts'
import type { Action } from '../../state.ts'
import type { View } from '../../view.ts'
import { due, heatForGear, isCluttered, nextLine, playable, slipstream, usable } from '../asked.ts'
import { cardCount, cards, duesAtSpeed, heatCount, lineAhead, ordinal, spaces } from './names.ts'

const over = 'La course est finie.'

export function prompt(view: View, seat: Seat, name: Name): string {
  const gear = at(view.gear, seat)
  switch (view.phase) {
    case 'shift':
      return `Vous êtes en ${ordinal(gear)}\u00a0: choisissez un rapport${orGiveUp(view)}. ${outlook(view, seat)}`
    case 'play':
      return `En ${ordinal(gear)}, jouez ${cardCount(gear)}. ${outlook(view, seat)}`
    case 'plan':
      return `Vous êtes en ${ordinal(gear)}\u00a0: jouez autant de cartes que le rapport voulu${orGiveUp(view)}. ${outlook(view, seat)}`
    case 'react':
      return `Vitesse ${view.speed}. ${reaction(view, seat)}${duesAtSpeed(view.speed, due(view, seat))}`
    case 'slipstream':
      return inSlipstream(view, seat, name)
    case 'discard':
      return 'Défaussez ce dont vous ne voulez plus, ou gardez tout.'
    case 'over':
      return over
  }
}

function orGiveUp(view: View): string {
  return mayGiveUp(view) ? ', ou abandonnez' : ''
}

function outlook(view: View, seat: Seat): string {
  if (!isCluttered(view, seat)) return lineAhead(nextLine(view, seat))
  const count = playable(view)
  const held = count === 0 ? "Vous n'avez aucune carte à jouer" : `Vous n'avez que ${cardCount(count)} à jouer`
  return `${held}\u00a0: des surchauffes complètent, et la voiture restera sur place.`
}

function reaction(view: View, seat: Seat): string {
  const { cooldown, isBoost, isAdrenaline } = usable(view, seat)
  const uses = [
    ...(cooldown > 0 ? [`refroidissement ${cooldown}`] : []),
    ...(isBoost ? ['boost'] : []),
    ...(isAdrenaline ? ['adrénaline'] : []),
  ]
  if (uses.length === 0) return "Il n'y a rien à utiliser\u00a0: continuez."
  return `Utilisez ce que vous voulez, puis continuez\u00a0: ${uses.join(', ')}.`
}

function inSlipstream(view: View, seat: Seat, name: Name): string {
  const { of, spaces: gained, due: dues } = slipstream(view, seat)
  const whose = `${listed(of.map(name), 'et')} vous ${of.length === 1 ? 'offre' : 'offrent'} l'aspiration`
  return `${whose}\u00a0: ${gained === 1 ? 'une case' : 'deux cases'} de plus\u00a0?${dues ? duesAtSpeed(view.speed, dues) : ''}`
}

export function waiting(view: View, pending: readonly Seat[], name: Name): string {
  if (view.phase === 'over' || pending.length === 0) return over
  return `On attend ${listed(pending.map(name), 'et')}, qui ${pending.length > 1 ? 'doivent' : 'doit'} ${awaited(view)}.`
}

function awaited(view: View): string {
  switch (view.phase) {
    case 'shift':
      return 'choisir un rapport'
    case 'play':
      return 'choisir des cartes'
    case 'plan':
      return 'choisir rapport et cartes'
    case 'react':
      return `réagir à la vitesse ${view.speed}`
    case 'slipstream':
      return "prendre l'aspiration ou la laisser"
    case 'discard':
      return 'se défausser'
    case 'over':
      return ''
  }
}

export function action(choice: Action, view: View, seat: Seat): string {
  switch (choice.type) {
    case 'shift':
      return gearLabel(choice.gear, view, seat)
    case 'play':
      return `${view.phase === 'plan' ? `${gearLabel(choice.cards.length, view, seat)}\u00a0: ` : ''}${cards(choice.cards)}`
    case 'give-up':
      return 'abandonner'
    case 'cool':
      return `refroidir ${heatCount(choice.heat)}`
    case 'boost':
      return 'boost pour 1 surchauffe'
    case 'adrenaline':
      return 'adrénaline\u00a0: 1 case et vitesse +1'
    case 'done':
      return 'continuer'
    case 'slipstream':
      return `aspiration\u00a0: ${spaces(slipstream(view, seat, choice.spaces).spaces)}`
    case 'stay':
      return 'rester ici'
    case 'discard':
      return choice.cards.length === 0 ? 'tout garder' : `défausser ${cards(choice.cards)}`
  }
}

function gearLabel(gear: number, view: View, seat: Seat): string {
  const heat = heatForGear(view, seat, gear)
  return heat > 0 ? `rapport ${gear} (${heatCount(heat)})` : `rapport ${gear}`
}
