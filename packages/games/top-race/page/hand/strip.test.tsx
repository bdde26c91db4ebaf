import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { auction } from '../../testing/table.ts'
import { en } from '../../words/en.ts'
import { deciding } from '../testing/deciding.ts'
import { Hand } from './hand.tsx'

const none = { sealed: undefined, told: [], considered: undefined, consider: () => {}, choose: () => {} }
const table = auction(3, { bets: 'on', races: 1 })

function shown(): string {
  const view = table.view(0)
  const looking = { view, viewer: 0, language: 'en', name: en.seat } as const
  const choices = table.choices(0)
  return render(
    <Hand {...looking} deciding={choices.length > 0 ? deciding(looking, 0, choices) : undefined} {...none} />,
  )
}

test('bets are to be made while the race is on, by whoever sees how far the own hand drives each car', () => {
  table.playUntil(({ phase, turn }) => phase === 'card' && turn === 0)
  expect(shown()).toContain('not made yet')
  table.playOn('bet')
  expect(shown()).toContain('Your hand, spaces by colour')
})

test('when the match is over no bets are to be made any more', () => {
  table.playOn()
  expect(shown()).not.toContain('not made yet')
})
