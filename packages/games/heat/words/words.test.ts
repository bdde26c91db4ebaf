import { defaultOptions, type Seat } from '@paddock/kernel'
import { describe, expect, it } from 'vitest'
import { cardCalled, heat as heatCard } from '../rules/cards.ts'
import { heatGame } from '../rules/game.ts'
import { gaveUp } from '../rules/scoring.ts'
import type { Event } from '../rules/state.ts'
import { type HeatTable, race } from '../testing/table.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const name = (seat: Seat) => ['Anna', 'Bruno', 'Cléo', 'Dan'][seat] ?? ''

function inBoth(event: Event): [string, string] {
  return [en.event(event, name), fr.event(event, name)]
}

/** What is asked of a driver, in both languages. */
function asked(table: HeatTable, seat: Seat): [string, string] {
  const view = table.view(seat)
  return [en.prompt(view, seat, name), fr.prompt(view, seat, name)]
}

function labels(table: HeatTable, seat: Seat): [string[], string[]] {
  const view = table.view(seat)
  const choices = heatGame.choices(table.state, seat)
  return [
    choices.map((choice) => en.action(choice, view, seat)),
    choices.map((choice) => fr.action(choice, view, seat)),
  ]
}

const moved = {
  type: 'car-moved',
  seat: 0,
  from: 10,
  to: 15,
  fromSpot: 0,
  spot: 0,
  spaces: 5,
  lost: 0,
  speed: 5,
} as const

describe('the journal of Heat', () => {
  it('says why heat is paid in a corner, and what is left', () => {
    const paid = { type: 'corner-taken', seat: 0, corner: 'B', speed: 7, limit: 5, heat: 2, engine: 4 } as const
    expect(inBoth(paid)).toEqual([
      'Anna pays 2 heat in corner B: speed 7, limit 5. 4 left.',
      'Anna paie 2 surchauffes au virage B\u00a0: vitesse 7, limite 5. Il en reste 4.',
    ])
    expect(inBoth({ ...paid, speed: 5, heat: 0 })).toEqual([
      'Anna takes corner B without heat: speed 5, limit 5.',
      'Anna passe le virage B sans surchauffe\u00a0: vitesse 5, limite 5.',
    ])
  })

  it('says why a car spins out, and what it comes to', () => {
    const [spin] = race(1)
      .put(0, 32)
      .engine(0, 1)
      .gear(0, 2)
      .hand(0, 4, 4)
      .shift(2)
      .play([4, 4])
      .done()
      .told('spun-out')
    expect(spin && inBoth(spin)).toEqual([
      'Anna spins out in corner B: speed 8, limit 3, 5 heat owed and 1 in the engine. Back before the corner with 1 stress, in gear 1.',
      'Anna part en tête-à-queue au virage B\u00a0: vitesse 8, limite 3, 5 surchauffes à payer et 1 dans le moteur. Retour avant le virage avec 1 stress, en 1re.',
    ])
  })

  it('says that full spaces took something away', () => {
    expect(inBoth({ ...moved, by: 'cards', to: 13, lost: 2 })).toEqual([
      'Speed 5. Anna moves 3 of 5 spaces: the spaces ahead are full.',
      'Vitesse 5. Anna avance de 3 cases sur 5\u00a0: les cases devant sont pleines.',
    ])
    expect(inBoth({ ...moved, by: 'slipstream', to: 12, spaces: 2 })).toEqual([
      'Slipstream, the speed stays 5. Anna moves 2 spaces.',
      'Aspiration, vitesse toujours 5. Anna avance de 2 cases.',
    ])
    expect(inBoth({ ...moved, by: 'cards', to: 10, spaces: 0, speed: 0 })).toEqual([
      'Speed 0. Anna stays put.',
      'Vitesse 0. Anna reste sur place.',
    ])
  })

  it('tells what is turned up, card by card', () => {
    const flipped = { type: 'card-flipped', seat: 0, card: cardCalled(3), counts: true, by: 'plus' } as const
    expect(inBoth(flipped)).toEqual(['+ turns up a 3.', 'Le + retourne un 3.'])
    expect(inBoth({ ...flipped, card: heatCard, counts: false, by: 'boost' })).toEqual([
      'Boost turns up heat, set aside.',
      'Le boost retourne une surchauffe, mise de côté.',
    ])
  })

  it('names the price of two gears at once', () => {
    expect(inBoth({ type: 'gear-shifted', seat: 0, from: 4, to: 2, heat: 1 })).toEqual([
      'Anna shifts down from gear 4 to 2 and pays 1 heat: two gears at once.',
      'Anna rétrograde de 4e en 2e et paie 1 surchauffe\u00a0: deux rapports d’un coup.',
    ])
  })

  it('does not name the cards that the reader may not know', () => {
    const drawn = { type: 'cards-drawn', seat: 0, count: 2 } as const
    expect(inBoth(drawn)).toEqual(['Anna draws 2 cards.', 'Anna pioche 2 cartes.'])
    expect(inBoth({ ...drawn, cards: [heatCard, cardCalled(4)] })).toEqual([
      'Anna draws 4, heat.',
      'Anna pioche 4, surchauffe.',
    ])
  })
})

describe('the questions of Heat', () => {
  it('say how far the next corner is and what its limit is', () => {
    const table = race(1).put(0, 27).gear(0, 2).shift(3)
    expect(asked(table, 0)).toEqual([
      'Gear 3: play 3 cards. Corner B in 6 spaces, limit 3.',
      'En troisième, jouez 3 cartes. Virage B dans 6 cases, limite 3.',
    ])
  })

  it('say how far the finish is, where no corner comes before it', () => {
    const table = race(1).put(0, 60, { lap: 1 })
    expect(asked(table, 0)).toEqual([
      'You are in gear 1: choose a gear. Finish in 9 spaces.',
      'Vous êtes en première\u00a0: choisissez un rapport. Arrivée dans 9 cases.',
    ])
  })

  it('warn of a hand that cannot serve any gear', () => {
    const table = race(1).gear(0, 4).engine(0, 0).hand(0, 2, 3, 'heat', 'heat', 'heat', 'heat', 'heat')
    expect(asked(table, 0)[0]).toBe(
      'You are in gear 4: choose a gear. You hold only 2 cards to play: heat fills up, and the car will stand still.',
    )
  })

  it('offer in React what can be used, and name what the corner costs as the speed stands', () => {
    const table = race(1).put(0, 32).gear(0, 2).hand(0, 4, 1, 'heat').engine(0, 4).shift(2).play([4, 1])
    expect(asked(table, 0)).toEqual([
      'Speed 5. You may use cooldown 1, boost or adrenaline, then go on. At speed 5 corner B costs 2 of your 4 heat.',
      'Vitesse 5. Au choix\u00a0: refroidissement 1, boost, adrénaline, puis continuez. À la vitesse 5, le virage B coûte 2 surchauffes sur 4.',
    ])
    expect(labels(table, 0)).toEqual([
      ['cool 1 heat', 'boost for 1 heat', 'adrenaline: 1 space and speed +1', 'go on'],
      ['refroidir 1 surchauffe', 'boost pour 1 surchauffe', 'adrénaline\u00a0: 1 case et vitesse +1', 'continuer'],
    ])
  })

  it('say whose slipstream it is, and what it leads into', () => {
    const table = race(2).put(0, 51).put(1, 56).gear(0, 1).gear(1, 1).engine(0, 1).hand(0, 4, 4).hand(1, 0)
    table.shift(1, 1).play([4], [0]).passTo(0).done()
    expect(asked(table, 0)).toEqual([
      'You are in Bruno’s slipstream: two more spaces? At speed 4 you spin out in corner D: 2 heat owed, 1 in the engine.',
      'Bruno vous offre l’aspiration\u00a0: deux cases de plus\u00a0? À la vitesse 4, tête-à-queue au virage D\u00a0: 2 surchauffes à payer, 1 dans le moteur.',
    ])
    expect(labels(table, 0)).toEqual([
      ['slipstream: 2 spaces', 'stay here'],
      ['aspiration\u00a0: 2 cases', 'rester ici'],
    ])
  })

  it('name every driver who still decides', () => {
    const table = race(3)
    expect(en.waiting(table.view('spectator'), [0, 2], name)).toBe('Waiting for Anna and Cléo to choose a gear.')
    expect(fr.waiting(table.view('spectator'), [1], name)).toBe('On attend Bruno, qui doit choisir un rapport.')
  })

  it('name the gear of a play where gear and cards are chosen together', () => {
    const table = race(1, { gears: 'with-cards' }).hand(0, 4, 4, 'stress')
    expect(labels(table, 0)[0]).toEqual([
      'gear 1: stress',
      'gear 1: 4',
      'gear 2: 4, stress',
      'gear 2: 4, 4',
      'gear 3 (1 heat): 4, 4, stress',
    ])
  })
})

describe('the words of Heat', () => {
  it('count the rounds to the flag', () => {
    const options = defaultOptions(heatGame.meta)
    expect([en.score(-14, options), fr.score(-1, options)]).toEqual(['14 rounds', '1 manche'])
    expect([en.score(gaveUp, options), fr.score(gaveUp, options)]).toEqual(['gave up', 'abandon'])
  })
})
