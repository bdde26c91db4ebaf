import { expect, test } from 'vitest'
import type { Action } from '../../../rules/action.ts'
import { race } from '../../../testing/table.ts'
import type { HeatDeciding } from '../../deciding.ts'
import { askedAt } from '../../testing/asked.ts'
import { type GearPicking, gearPicking } from './gear-picking.ts'
import type { Kept } from './kept.ts'
import { slowestFirst } from './selection.ts'

/** A driver in second gear with 6 cards, tapping about: gears 1 to 4 are in reach. */
class Tapping {
  readonly deciding: HeatDeciding
  kept: Kept | undefined

  constructor() {
    this.deciding = askedAt(race(2).gear(0, 2).engine(0, 3).hand(0, 'heat', 1, 2, 3, 4, 4))
  }

  seen(sealed?: Action): GearPicking {
    const props = { ...this.deciding, deciding: this.deciding, sealed }
    const found = gearPicking(props, slowestFirst(this.deciding.view.hand), this.kept, (kept) => {
      this.kept = kept
    })
    if (!found) throw new Error('no gear is asked for')
    return found
  }

  card(...places: number[]): this {
    for (const place of places) this.seen().toggle(place)
    return this
  }

  gear(gear: number): this {
    this.seen().take(gear)
    return this
  }
}

test('as long as no gear is taken, so many cards are the gear', () => {
  const tapping = new Tapping()
  expect(tapping.seen()).toMatchObject({ gear: undefined, choice: undefined, isWhole: false })
  expect(tapping.card(1, 2).seen()).toMatchObject({ gear: 2, choice: 1, isWhole: true })
  expect(tapping.card(3).seen()).toMatchObject({ gear: 3, choice: 2, isWhole: true })
})

test('a gear that is taken stays: cards are picked for it, and one too many takes the place of the first', () => {
  const tapping = new Tapping().gear(3)
  expect(tapping.seen()).toMatchObject({ gear: 3, cards: [], isWhole: false })
  expect(tapping.card(1, 2).seen()).toMatchObject({ gear: 3, isWhole: false })
  expect(tapping.card(3, 4).seen()).toMatchObject({ gear: 3, picked: [2, 3, 4], isWhole: true })
})

test('in another gear the cards picked last stay picked', () => {
  const tapping = new Tapping().card(1, 2, 3).gear(2)
  expect(tapping.seen()).toMatchObject({ gear: 2, picked: [2, 3], isWhole: true })
  expect(tapping.gear(4).seen()).toMatchObject({ gear: 4, picked: [2, 3], isWhole: false })
})

test('heat is not picked, and a gear that lies sealed is the one that is tried out', () => {
  const tapping = new Tapping()
  expect(tapping.seen().mayPick(0)).toBe(false)
  expect(tapping.seen().mayPick(1)).toBe(true)
  expect(tapping.seen({ type: 'shift', gear: 3 })).toMatchObject({ gear: 3 })
})

test('in first gear so many cards as no gear in reach has are no gear', () => {
  const deciding = askedAt(race(2).gear(0, 1).engine(0, 0).hand(0, 1, 2, 3, 4))
  const kept = { of: '0 0 1 play', hand: slowestFirst(deciding.view.hand), picked: [0, 1, 2] }
  const found = gearPicking({ ...deciding, deciding, sealed: undefined }, kept.hand, kept, () => {})
  expect(found).toMatchObject({ cards: deciding.view.hand.slice(0, 3), gear: undefined, choice: undefined })
})
