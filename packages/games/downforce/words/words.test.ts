import { defaultOptions, type Seat } from '@paddock/kernel'
import { describe, expect, it } from 'vitest'
import { type Colour, cardCalled, colours, powerCalled } from '../rules/cards.ts'
import { downforce } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { type Event, home } from '../rules/state.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const car = (colour: Colour) => colours.indexOf(colour)
const name = (seat: Seat) => ['Anna', 'Bruno', 'Cléo', 'Dan'][seat] ?? ''

function inBoth(event: Event): [string, string] {
  return [en.event(event, name), fr.event(event, name)]
}

const moved = { type: 'car-moved', seat: 0, turn: 0, car: car('red'), from: 3, bonus: 'none' } as const
const greenAndCunning = { car: car('green'), power: powerCalled('cunning') }

describe('the words of Downforce', () => {
  it('say who stands in the way of a car that is stuck', () => {
    const stuck = { ...moved, path: [], spaces: 3, lost: 3, blockers: [car('blue'), car('orange')] }
    expect(inBoth(stuck)).toEqual([
      'Red is stuck behind blue and orange: 3 spaces lost.',
      'La rouge est bloquée derrière la bleue et l’orange\u00a0: 3 cases perdues.',
    ])
  })

  it('say how far a car came before it was stuck, and who steered it on a card of somebody else', () => {
    const steered = { ...moved, seat: 1, path: [4], spaces: 2, lost: 1, blockers: [car('blue')] }
    expect(inBoth(steered)).toEqual([
      'Bruno (Cunning) steers red 1 space. Stuck behind blue: 1 space lost.',
      'Bruno (Rusé) fait avancer la rouge de 1 case. Bloquée derrière la bleue\u00a0: 1 case perdue.',
    ])
  })

  it('say that a car drives home', () => {
    const homeward = { ...moved, path: [4, home], spaces: 6, lost: 0, blockers: [] }
    expect(inBoth(homeward)).toEqual([
      'Red drives 2 spaces, over the finish line.',
      'La rouge avance de 2 cases, jusqu’à l’arrivée.',
    ])
  })

  it('name the tie and what broke it', () => {
    const sold = { type: 'lot-sold', lot: greenAndCunning, seat: 1, price: 6, reason: 'more-cars', tied: [3] } as const
    expect(inBoth(sold)).toEqual([
      'Bruno buys green and Cunning for $6M: tie at 6 with Dan, more cars on the card.',
      'Bruno achète la verte avec Rusé pour 6\u00a0M$\u00a0: égalité à 6 avec Dan, plus de voitures sur la carte.',
    ])
  })

  it('tell what each bid came from', () => {
    const bids = [
      { seat: 0, card: cardCalled('A1'), value: 6, by: 'row' },
      { seat: 1, card: cardCalled('W'), value: 5, by: 'wild' },
      { seat: 2, card: cardCalled('D6'), value: 0, by: 'nothing' },
      { seat: 3, card: null, value: 0, by: 'nothing' },
    ] as const
    expect(inBoth({ type: 'bids-shown', lot: greenAndCunning, bids })).toEqual([
      'Bids for green and Cunning: Anna $6M, Bruno $5M (wild), Cléo nothing, Dan passes.',
      'Enchères pour la verte avec Rusé\u00a0: Anna 6\u00a0M$, Bruno 5\u00a0M$ (joker), Cléo rien, Dan passe.',
    ])
  })

  it('do not name what the reader may not know', () => {
    expect(inBoth({ type: 'card-drawn', seat: 0 })).toEqual(['Anna draws a card.', 'Anna pioche une carte.'])
    expect(inBoth({ type: 'bet-made', seat: 0, line: 1 })).toEqual(['Anna has bet (bet 2).', 'Anna a parié (pari 2).'])
  })

  it('count money, or the cars behind the best one', () => {
    const options = defaultOptions(downforce.meta)
    expect([en.score(-3, options), fr.score(-3, options)]).toEqual(['−$3M', '−3\u00a0M$'])
    const beginner: Options = { ...options, game: 'beginner' }
    expect([en.score(6, beginner), fr.score(2, beginner), en.score(0, beginner)]).toEqual([
      'best car ahead of 5 others',
      'meilleure voiture devant 1 autre',
      'no car',
    ])
  })
})
