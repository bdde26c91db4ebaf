import { expect, test } from 'vitest'
import { pairEffect } from '../../../prospects/pair-effect.ts'
import { rowEffect } from '../../../prospects/row-effect.ts'
import { carCalled, cardCalled } from '../../../rules/cards.ts'
import { type Places, race } from '../../../testing/table.ts'
import { text } from './index.ts'

function six(places: Places) {
  return rowEffect(race(3).cars(places).view(0), carCalled('red'), 6)
}

test('it is said why a number is lost, and who is in the way', () => {
  expect(text.en.rowEffect(six({ red: 'home' }))).toBe('lost: it is home')
  expect(text.fr.rowEffect(six({ red: '!20a' }))).toBe('perdu\u00a0: elle est en panne')
  const held = six({ blue: '31a', red: '28a' })
  expect(text.en.rowEffect(held)).toBe('2 of 6: blue is in the way')
  expect(text.en.rowEffectShort(held)).toBe('2 of 6')
  expect(text.fr.rowEffect(held)).toBe('2 sur 6, derrière la bleue')
})

test('both uses of a pair are told with the spaces they lead to', () => {
  const effect = pairEffect(race(3).cars({ blue: '24a', red: '20a' }).view(0), cardCalled('S1'))
  if (!effect) throw new Error('the pair is of no use')
  expect(text.en.acceleration(effect)).toBe('Red catches up 4 spaces to 24b or 24c, level with blue.')
  expect(text.en.breakdown(effect)).toBe('Blue leaves 24a and waits beside the track until red has passed.')
  expect(text.fr.breakdown(effect)).toBe('La bleue quitte 24a et attend au bord de la piste que la rouge soit passée.')
})
