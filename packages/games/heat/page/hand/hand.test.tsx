import { render } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../rules/action.ts'
import { type CardName, cardCalled } from '../../rules/cards.ts'
import { race } from '../../testing/table.ts'
import { turn } from '../../testing/turn.ts'
import type { HeatDeciding } from '../deciding.ts'
import { askedAt } from '../testing/asked.ts'
import { randomMatch } from '../testing/random-match.ts'
import { Hand } from './hand.tsx'
import { isOfCards } from './picking/selection.ts'

const still = { told: [], consider: () => {}, choose: () => {} }

interface Shown {
  readonly sealed?: Action
  readonly considered?: number
}

function shown(deciding: HeatDeciding, { sealed, considered }: Shown = {}): string {
  return render(<Hand {...deciding} deciding={deciding} sealed={sealed} considered={considered} {...still} />)
}

function picked(html: string): number {
  return html.match(/aria-pressed="true"/g)?.length ?? 0
}

function holding(engine: number, ...hand: CardName[]) {
  return race(2)
    .engine(0, engine)
    .hand(0, ...hand)
}

describe('shifting', () => {
  test('gears that are not among the choices say so, and are there to be asked about', () => {
    const beyond = (html: string) =>
      [
        ...html.matchAll(/data-piece="{&quot;gear&quot;:(\d)[^>]*aria-disabled="true"><span class="unseen">([^<]*)/g),
      ].map(([, gear, said]) => `${gear} ${said}`)
    expect(beyond(shown(askedAt(holding(6, 1, 2, 3, 4, 4, 4, 5))))).toEqual(['4 Gear 4: out of reach'])
    const empty = askedAt(holding(0, 1, 2, 3, 4, 4, 4, 5))
    expect(beyond(shown(empty))).toEqual(['3 Gear 3: out of reach', '4 Gear 4: out of reach'])
    const few = askedAt(holding(4, 'heat', 'heat', 2, 3))
    expect(beyond(shown(few))).toEqual(['3 Gear 3: too few cards', '4 Gear 4: out of reach'])
  })

  test('where a gear costs nothing, its column says where it ends, and is headed by a word for both', () => {
    const html = shown(askedAt(holding(6, 1, 2, 3, 4, 4, 4, 5)))
    expect(html).toContain('<span>Outcome</span>')
    expect(html).toMatch(/dash-gear-end">\d+ before A</)
  })

  test('the gear that lies sealed is marked and said, and can still be changed', () => {
    const html = shown(askedAt(holding(6, 1, 2, 3, 4, 4, 4, 5)), { sealed: { type: 'shift', gear: 2 } })
    expect(html.match(/dash-sealed/g)).toHaveLength(1)
    expect(html).toContain('Chosen: gear 2.')
    expect(html).toContain('data-choice="0"')
  })

  test('giving up takes a second look', () => {
    const deciding = askedAt(race(3).finished(2, 1, 5))
    const choice = deciding.choices.findIndex(({ type }) => type === 'give-up')
    expect(choice).toBeGreaterThan(0)
    expect(shown(deciding)).not.toContain(`data-choice="${choice}"`)
    expect(shown(deciding, { considered: choice })).toContain(`data-choice="${choice}"`)
  })
})

describe('playing cards', () => {
  const playing = askedAt(holding(6, 'heat', 'stress', 1, 4, 4, 2, 5).put(0, 4).gear(0, 3).shift(3, 1))

  test('heat cannot be picked, and says so', () => {
    const html = shown(playing)
    expect(html).toContain('Heat: heat cannot be played')
    expect(html.match(/class="dash-card"[^>]*aria-pressed/g)).toHaveLength(6)
    expect(html.match(/class="dash-card"[^>]*aria-disabled/g)).toHaveLength(1)
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
    const html = shown(playing, { sealed: { type: 'play', cards: ([1, 4, 4] as const).map(cardCalled) } })
    expect(html).toContain('Chosen: 4, 4, 1.')
    expect(picked(html)).toBe(3)
    expect(html).not.toContain('dash-confirm')
  })

  test('a cluttered hand says what it means and has one button', () => {
    const table = holding(3, 'heat', 'heat', 'heat', 2).put(0, 4).gear(0, 4).shift(3, 1)
    const html = shown(askedAt(table))
    expect(html).toContain('Your hand is cluttered')
    expect(html.match(/data-choice/g)).toHaveLength(1)
    expect(html).toContain('Lay down 2, heat, heat')
  })
})

describe('on turn', () => {
  test('the symbols that are left can be used, each with what it would bring', () => {
    // Alone the car is last, and has adrenaline.
    const html = shown(askedAt(turn({ space: 5, cards: [5, 4], kept: ['heat', 'heat', 1], engine: 5 })))
    expect(html).toContain('Cool 2: engine 7, 0 left in hand')
    expect(html).toContain('Adrenaline +1: speed 10, pays 3 heat')
    expect(html).toContain('Go on: pays 2 heat')
  })

  test('a boost that is a spin-out in any case looks like a slipstream that is one', () => {
    const beforeC = { space: 44, cards: [4], kept: ['heat', 1], parked: [{ space: 2 }] } as const
    const boost = /class="dash-use dash-use-lost"[^>]*><span class="unseen">Boost: 1 heat, spin-out/
    expect(shown(askedAt(turn({ ...beforeC, engine: 1 })))).toMatch(boost)
    expect(shown(askedAt(turn({ ...beforeC, engine: 6 })))).not.toContain('dash-use-lost')
  })

  test('past the last line neither cooling nor a discard is offered', () => {
    const home = { space: 68, lap: 1, cards: [3], kept: ['heat', 2], parked: [{ space: 2 }], engine: 2 } as const
    const html = shown(askedAt(turn(home)))
    expect(html).toContain('Boost: ')
    for (const idle of ['Cool 1', 'Pick cards to discard', 'Go on, keep all', 'data-pick']) {
      expect(html).not.toContain(idle)
      expect(shown(askedAt(turn({ ...home, space: 14, lap: 0 })))).toContain(idle)
    }
  })

  test('heat and stress cannot be discarded, and say so', () => {
    const table = turn({ space: 14, cards: [4], kept: ['heat', 'stress', 1, 4], engine: 5 })
    const html = shown(askedAt(table.done()))
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
