import { describe, expect, test } from 'vitest'
import { gearProspect } from '../../prospects/gear.ts'
import type { CardName } from '../../rules/cards.ts'
import { race } from '../../testing/table.ts'
import { cornerNotes } from './notes.ts'

/** All that one card may come to before corner B of the USA, limit 3 at 33, with so much heat in the engine. */
function passing(engine: number, ...hand: CardName[]) {
  const table = race(2)
    .put(0, 32)
    .engine(0, engine)
    .hand(0, ...hand)
  return gearProspect(table.view(0), 0, 1).range?.outcomes ?? []
}

describe('beside a corner', () => {
  test('a sure speed says its price', () => {
    expect(cornerNotes(passing(6, 5), 'en')).toEqual([{ along: 32, lines: ['−2 heat'], grave: false }])
    expect(cornerNotes(passing(0, 3), 'en')).toEqual([{ along: 32, lines: ['no heat'], grave: false }])
  })

  test('a spin-out stands out', () => {
    expect(cornerNotes(passing(1, 5), 'en')).toEqual([{ along: 32, lines: ['spin-out'], grave: true }])
  })

  test('where the speed is not sure, prices stand by the speeds that cost something', () => {
    expect(cornerNotes(passing(1, 2, 3, 4, 5), 'en')).toEqual([
      { along: 32, lines: ['4: −1 heat', '5: spin-out'], grave: true },
    ])
    expect(cornerNotes(passing(2, 3, 4, 5), 'en')).toEqual([{ along: 32, lines: ['4–5: −1 to −2 heat'], grave: false }])
  })

  test('nothing stands there if no speed costs anything', () => {
    expect(cornerNotes(passing(0, 2, 3), 'en')).toEqual([])
  })
})
