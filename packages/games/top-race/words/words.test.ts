import { defaultOptions, Rng, type Seat } from '@paddock/kernel'
import { describe, expect, it } from 'vitest'
import { carCalled as car, cardCalled } from '../rules/cards.ts'
import { topRace } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { type Event, home } from '../rules/state.ts'
import { spaceCalled } from '../testing/spaces.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const name = (seat: Seat) => ['Anna', 'Bruno', 'Cléo', 'Dan'][seat] ?? ''
const usual = defaultOptions(topRace.meta)

function inBoth(event: Event): [string, string] {
  return [en.event(event, name), fr.event(event, name)]
}

const from = spaceCalled('28a')
const moved = { type: 'car-moved', seat: 0, car: car('red'), from, spaces: 6 } as const
const sold = { type: 'driver-sold', seat: 1, car: car('yellow'), owed: 0 } as const
const settled = { type: 'token-settled', car: car('red'), owner: 1 } as const

describe('the words of Top Race', () => {
  it('say who is in the way of a car that falls short of its number', () => {
    const path = ['29a', '30a'].map(spaceCalled)
    expect(inBoth({ ...moved, path, lost: 4, blockers: [car('blue')] })).toEqual([
      'Red moves 2 of 6: blue is in the way.',
      'La rouge avance de 2 cases sur 6\u00a0: la bleue barre la route.',
    ])
    expect(inBoth({ ...moved, path: [], lost: 6, blockers: [car('blue')] })).toEqual([
      'Red cannot move, 6 spaces lost: blue is in the way.',
      'La rouge ne peut pas avancer, 6 cases perdues\u00a0: la bleue barre la route.',
    ])
  })

  it('say that a car with a free way ahead was stopped on purpose', () => {
    const path = ['31a', '32a', '33a'].map(spaceCalled)
    expect(inBoth({ ...moved, path, lost: 3, blockers: [car('blue')] })).toEqual([
      'Red moves 3 of 6 and stops on purpose.',
      'La rouge avance de 3 cases sur 6 et s’arrête exprès.',
    ])
  })

  it('say who begins a race, and why', () => {
    expect(inBoth({ type: 'race-started', race: 2, seat: 1, why: 'bought-last' })).toEqual([
      'Race 2 starts. Bruno bought the last car and begins.',
      'Départ de la course 2. Bruno a acheté la dernière voiture et commence.',
    ])
    expect(inBoth({ type: 'race-started', race: 1, seat: 0, why: 'youngest' })).toEqual([
      'The race starts. Anna is the youngest and begins.',
      'Départ de la course. Le plus jeune commence\u00a0: Anna.',
    ])
  })

  it('say that a car drives home', () => {
    expect(inBoth({ ...moved, path: [spaceCalled('68a'), home], lost: 0, blockers: [] })).toEqual([
      'Red moves 2 spaces, over the finish.',
      'La rouge avance de 2 cases et franchit l’arrivée.',
    ])
  })

  it('say where a car broke down, what it waits for, and where it comes back', () => {
    const [red, blue, space] = [car('red'), car('blue'), spaceCalled('30a')]
    expect(inBoth({ type: 'car-broke-down', seat: 0, car: blue, owner: 0, partner: red, space })).toEqual([
      'Blue breaks down and waits beside 30a until red has passed.',
      'La bleue tombe en panne et attend au bord de 30a que la rouge la dépasse.',
    ])
    const elsewhere = { space: spaceCalled('29a'), isElsewhere: true }
    expect(inBoth({ type: 'car-returned', car: blue, partner: red, ...elsewhere })).toEqual([
      'Red has passed blue, which returns to 29a, since its own space is taken.',
      'La rouge a dépassé la bleue, qui revient en piste en 29a, car sa case est prise.',
    ])
  })

  it('say why somebody buys without having bid, and what stays owed', () => {
    expect(inBoth({ ...sold, price: 10, why: 'unwanted' })).toEqual([
      'Nobody wanted yellow twice: Bruno must take it for $10,000 (fewest drivers, then least money).',
      'Deux fois, personne n’a voulu de la jaune\u00a0: Bruno doit la prendre pour 10\u00a0000\u00a0$ (le moins de pilotes, puis le moins d’argent).',
    ])
    expect(inBoth({ ...sold, price: 30, why: 'last', owed: 20 })).toEqual([
      'Only yellow is left, and Bruno has none: Bruno takes it for $30,000. Bruno cannot pay it all and owes the bank $20,000.',
      'Il ne reste que la jaune, et Bruno n’en a pas\u00a0: Bruno la prend pour 30\u00a0000\u00a0$. Bruno ne peut pas tout payer et doit 20\u00a0000\u00a0$ à la banque.',
    ])
  })

  it('say what a token brings and why', () => {
    expect(inBoth({ ...settled, token: 10, distance: 6, money: -40 })[0]).toBe(
      'Red came to +6, 4 short of its token at +10: Bruno pays $40,000.',
    )
    expect(inBoth({ ...settled, token: 14, distance: 14, money: 140 })[0]).toBe(
      'Red came to +14 and has reached its token at +14: Bruno gets $140,000.',
    )
    expect(inBoth({ ...settled, token: -1, distance: 2, money: 0 })[1]).toBe(
      'La rouge est allée jusqu’à +2 et a atteint son jeton à −1, qui n’est pas au-delà de l’arrivée\u00a0: rien pour Bruno.',
    )
  })

  it('do not name what the reader may not know', () => {
    expect(inBoth({ type: 'card-drawn', seat: 0 })).toEqual(['Anna draws a card.', 'Anna pioche une carte.'])
    expect(inBoth({ type: 'bet-made', seat: 0, line: 1 })).toEqual(['Anna has bet (bet 2).', 'Anna a misé (mise 2).'])
  })

  it('call a card by its rows, and one with a pair by its cars', () => {
    const view = topRace.view(
      topRace.setup(2, usual, Rng.fromSeed('cards'), () => {}),
      0,
    )
    const called = (id: string) => {
      const play = { type: 'play', card: cardCalled(id) } as const
      return [en.action(play, view, 0), fr.action(play, view, 0)]
    }
    expect(called('C2')).toEqual(['blue 6, white 4, wild 2, yellow 1', 'bleue 6, blanche 4, atout 2, jaune 1'])
    expect(called('S1')).toEqual([
      'blue and red: acceleration or breakdown',
      'bleue et rouge\u00a0: accélération ou panne',
    ])
  })

  it('count money in full, or the cars behind the best one of a child', () => {
    expect([en.score(1250, usual), fr.score(1250, usual)]).toEqual(['$1,250,000', '1\u00a0250\u00a0000\u00a0$'])
    expect([en.score(-20, usual), fr.score(0, usual)]).toEqual(['−$20,000', '0\u00a0$'])
    const children: Options = { ...usual, game: 'children' }
    expect([en.score(6, children), fr.score(2, children), en.score(1, children)]).toEqual([
      'best car ahead of 5 others',
      'meilleure voiture devant 1 autre',
      'best car last',
    ])
  })
})
