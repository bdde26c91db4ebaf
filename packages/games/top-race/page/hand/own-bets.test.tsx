import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { box } from '../../box.ts'
import { allCars } from '../../rules/cards.ts'
import { Hand } from './hand.tsx'
import { raceView } from './testing/race-view.ts'

const none = { sealed: undefined, told: [], considered: undefined, consider: () => {}, choose: () => {} }

test('whoever bets sees how far the own hand drives each car', () => {
  const view = raceView({}, { bets: 'on' }, { phase: 'bet' })
  const choices = allCars.map((car) => ({ type: 'bet', car }) as const)
  const looking = { view, viewer: 0, language: 'en', name: box.words.en.seat } as const
  const deciding = { ...looking, seat: 0, choices, foreseen: choices.map(() => []), prospect: () => ({ certain: [] }) }
  expect(render(<Hand {...looking} deciding={deciding} {...none} />)).toContain('Your hand, spaces by colour')
})

test('bets are to be made while the race is on, and no more when the match is over', () => {
  const shown = (phase: 'card' | 'over') => {
    const view = raceView({}, { bets: 'on' }, { phase })
    const looking = { view, viewer: 0, language: 'en', name: box.words.en.seat } as const
    return render(<Hand {...looking} deciding={undefined} {...none} />)
  }
  expect(shown('card')).toContain('not made yet')
  expect(shown('over')).not.toContain('not made yet')
})
