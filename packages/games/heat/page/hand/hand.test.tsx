import type { Deciding } from '@paddock/page-kit/game-page.ts'
import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../rules/action.ts'
import type { Event } from '../../rules/event.ts'
import { noSymbols } from '../../rules/symbols.ts'
import type { View } from '../../rules/view.ts'
import { randomMatch } from '../testing/random-match.ts'
import { Hand } from './hand.tsx'
import { isOfCards } from './selection.ts'
import { arranged, cards, inGear, onTheWay } from './testing/arranged.ts'

const still = { told: [], consider: () => {}, choose: () => {} }

interface Shown {
  readonly sealed?: Action
  readonly considered?: number
}

function shown(deciding: Deciding<View, Action, Event>, { sealed, considered }: Shown = {}): string {
  return render(<Hand {...deciding} deciding={deciding} sealed={sealed} considered={considered} {...still} />)
}

function picked(html: string): number {
  return html.match(/aria-pressed="true"/g)?.length ?? 0
}

describe('shifting', () => {
  test('gears that are not among the choices say why', () => {
    expect(shown(arranged({ hand: [1, 2, 3, 4, 4, 4, 5] }))).toContain('Gear 4 is more than two gears away.')
    const empty = arranged({
      hand: [1, 2, 3, 4, 4, 4, 5],
      change(state) {
        state.engine[0] = 0
      },
    })
    expect(shown(empty)).toContain('Gear 3 is two gears away: that costs 1 heat, and the engine is empty.')
    const cluttered = arranged({ hand: ['heat', 'heat', 2, 3], change: (state) => state.engine.splice(0, 1, 4) })
    expect(shown(cluttered)).toContain('Gear 3 needs 3 cards that can be played.')
  })

  test('the gear that lies sealed is marked and said, and can still be changed', () => {
    const html = shown(arranged({ hand: [1, 2, 3, 4, 4, 4, 5] }), { sealed: { type: 'shift', gear: 2 } })
    expect(html.match(/dash-sealed/g)).toHaveLength(1)
    expect(html).toContain('Chosen: gear 2.')
    expect(html).toContain('data-choice="0"')
  })

  test('giving up takes a second look', () => {
    const deciding = arranged({ seats: 3, change: (state) => state.finishedIn.splice(2, 1, 5) })
    const choice = deciding.choices.findIndex(({ type }) => type === 'give-up')
    expect(choice).toBeGreaterThan(0)
    expect(shown(deciding)).not.toContain(`data-choice="${choice}"`)
    expect(shown(deciding, { considered: choice })).toContain(`data-choice="${choice}"`)
  })
})

describe('playing cards', () => {
  const playing = arranged({ hand: ['heat', 'stress', 1, 4, 4, 2, 5], change: inGear(3, 4, 6) })

  test('heat cannot be picked, and says so', () => {
    const html = shown(playing)
    expect(html).toContain('Heat: heat cannot be played')
    expect(html.match(/<button[^>]*class="dash-card"/g)).toHaveLength(6)
    expect(html).not.toContain('data-choice')
  })

  test('every choice is reached by picking its cards', () => {
    for (const [choice, action] of playing.choices.entries()) {
      const html = shown(playing, { considered: choice })
      expect(picked(html)).toBe(isOfCards(action) ? action.cards.length : 0)
      expect(html).toContain(`data-choice="${choice}"`)
    }
  })

  test('what lies sealed is picked and said', () => {
    const html = shown(playing, { sealed: { type: 'play', cards: cards(1, 4, 4) } })
    expect(html).toContain('Chosen: 4, 4, 1.')
    expect(picked(html)).toBe(3)
    expect(html).not.toContain('dash-confirm')
  })

  test('a cluttered hand says what it means and has one button', () => {
    const html = shown(arranged({ hand: ['heat', 'heat', 'heat', 2], change: inGear(3, 4, 4) }))
    expect(html).toContain('Your hand is cluttered')
    expect(html.match(/data-choice/g)).toHaveLength(1)
    expect(html).toContain('Lay down 2, heat, heat')
  })
})

describe('on turn', () => {
  test('the symbols that are left can be used, each with what it would bring', () => {
    const change = onTheWay('react', { from: 5, to: 14, speed: 9 })
    const html = shown(
      arranged({
        hand: ['heat', 'heat', 1],
        change(state) {
          change(state)
          state.left = { ...noSymbols(), cooldown: 3, boost: 1, speed: 1 }
          state.engine[0] = 5
        },
      }),
    )
    expect(html).toContain('Cool 2: engine 7, 0 left in hand')
    expect(html).toContain('Adrenaline +1: speed 10, pays 3 heat')
    expect(html).toContain('Go on: pays 2 heat')
  })

  test('heat and stress cannot be discarded, and say so', () => {
    const html = shown(
      arranged({ hand: ['heat', 'stress', 1, 4], change: onTheWay('discard', { from: 5, to: 9, speed: 4 }) }),
    )
    expect(html.match(/heat and stress cannot be discarded/g)).toHaveLength(2)
    expect(html).toContain('Keep all')
  })
})

test('who only watches sees whose turn it is, and nobody else’s hand', () => {
  let turns = 0
  randomMatch(3, { laps: 1 }, undefined, ({ match }) => {
    const { view } = match.view('spectator')
    const looking = { view, viewer: 'spectator' as const, language: 'en' as const, name: String }
    const html = render(<Hand {...looking} deciding={undefined} sealed={undefined} considered={undefined} {...still} />)
    expect(html).not.toContain('dash-cards')
    if (html.includes('dash-dial')) turns++
  })
  expect(turns).toBeGreaterThan(20)
})
