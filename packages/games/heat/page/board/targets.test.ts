import { patched, type Seat } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { cardCalled } from '../../rules/cards.ts'
import type { Options } from '../../rules/options.ts'
import type { View } from '../../rules/view.ts'
import { behind, turn } from '../../testing/turn.ts'
import type { HeatDeciding } from '../deciding.ts'
import { asked, askedAt } from '../testing/asked.ts'
import { anyChoice, type Playing, placeIn, randomMatch } from '../testing/random-match.ts'
import type { CertainMove } from '../text/words.ts'
import { spotOf } from './spots.ts'
import { targets } from './targets.ts'

const modules: Partial<Options> = { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'title-sponsor' }

interface Race {
  readonly title: string
  readonly seats: number
  readonly options: Partial<Options>
  readonly lit: readonly CertainMove[]
}

const plain = ['slipstream', 'adrenaline'] as const
const races: readonly Race[] = [
  { title: 'four cars', seats: 4, options: {}, lit: plain },
  { title: 'six cars', seats: 6, options: {}, lit: plain },
  { title: 'six cars from the workshop', seats: 6, options: modules, lit: [...plain, 'values'] },
  { title: 'three Legends', seats: 3, options: { ...modules, legends: 3, circuit: 'gb' }, lit: [...plain, 'values'] },
  { title: 'a season', seats: 5, options: { season: '1962', upgrades: 'advanced' }, lit: ['direct', 'accelerate'] },
]

/** The seat's view when its car has moved for the first time. */
function moved(match: Playing, seat: Seat, before: View): View | undefined {
  let view = before
  for (const { event, patch } of match.frames([seat])[0] ?? []) {
    view = patched(view, patch)
    if (event?.type === 'car-moved' && event.seat === seat) return view
  }
  return undefined
}

describe.each(races)('$title', ({ seats, options, lit }) => {
  test('only what has one certain end is lit, and there the car then stands', () => {
    const seen = new Set<string>()
    let deciding: HeatDeciding | undefined
    let chosen = -1
    randomMatch(
      seats,
      options,
      (match, seat, rng) => {
        const { view, choices } = match.view(seat)
        deciding = asked({ view, seat, choices })
        const choice = anyChoice(match, seat, rng)
        chosen = placeIn(choices, choice)
        return choice
      },
      ({ match }) => {
        const target = deciding && targets(deciding).find(({ id }) => id === String(chosen))
        if (!deciding || !target) return
        const then = moved(match, deciding.seat, deciding.view)
        expect(then && spotOf(then, deciding.seat)).toEqual(target.spot)
        seen.add(deciding.choices[chosen]?.type ?? '')
      },
    )
    for (const by of lit) expect([...seen]).toContain(by)
    if (!options.upgrades) expect(seen.size).toBe(lit.length)
  })
})

test('what a card costs itself is paid before the corner, and may leave too little for it', () => {
  // A gas pedal of 4 for 1 Heat: from speed 8 to 12 over corner A of the USA, limit 7.
  const label = (engine: number) => {
    const deciding = askedAt(turn({ space: 5, cards: [4, 4], kept: ['pedal-27', 1], engine, parked: behind }))
    const pedal = placeIn(deciding.choices, { type: 'direct', card: cardCalled('pedal-27') })
    return targets(deciding).find(({ id }) => id === String(pedal))?.label
  }
  expect(label(6)).toBe('Direct play: 4 spaces, speed 12, 6 heat to pay')
  expect(label(5)).toBe('Direct play: 4 spaces, speed 12, spins out in corner A')
})
