import { languages } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { randomMatch } from '../../testing/random-match.ts'
import { outlookOf } from '../gear-outlook.ts'
import { planLines } from '../plan-lines.ts'
import { planOfAdrenaline, planOfBoost, planOfCards, planOfSlipstream, planOfTurn } from '../plans.ts'
import { isOfCards } from '../selection.ts'
import { text } from './index.ts'

/** Everything the dashboard says in the course of a race. */
function said(language: 'en' | 'fr'): string[] {
  const words = text[language]
  const heard: string[] = Object.values(words).filter((word) => typeof word === 'string')
  for (let card = 0; card < 8; card++) heard.push(words.card(card), words.meaning(card))
  for (const gear of [1, 2, 3, 4]) {
    heard.push(words.gearBrings(gear), words.shiftsTo(gear, gear % 2), words.outOfReachWhy(gear, 'no-heat'))
  }
  for (const count of [0, 1, 2]) {
    heard.push(words.pile(words.deck, count, words.card(count)), words.pick(count + 1), words.coolBrings(3, count))
    heard.push(words.home(count + 1), words.gaveUp(count + 1))
  }
  randomMatch(2, { laps: 1 }, (match, seat, rng) => {
    const { view, choices } = match.view(seat)
    const action = rng.pick(choices)
    const plans =
      view.phase === 'react' || view.phase === 'slipstream'
        ? [
            planOfTurn(view, seat),
            planOfBoost(view, seat),
            planOfAdrenaline(view, seat),
            planOfSlipstream(view, seat, 2),
          ]
        : isOfCards(action) && action.type === 'play'
          ? [planOfCards(view, seat, action.cards)]
          : []
    for (const plan of plans) {
      heard.push(words.brief(plan), words.goOnBrings(plan), ...planLines(plan, 2, words).map((line) => line.said))
    }
    if (isOfCards(action)) heard.push(words.play(action.cards), words.sealedCards(action.cards))
    if (view.phase === 'shift') heard.push(words.shiftTo(outlookOf(view, seat, 1 + rng.int(4))))
    return action
  })
  return heard
}

test.each(languages)('nothing that is said is empty or has a hole in it: %s', (language) => {
  const heard = said(language)
  expect(heard.length).toBeGreaterThan(300)
  for (const sentence of heard) expect(sentence).toMatch(/^(?!.*(?:undefined|NaN|Infinity|\[object)).+$/)
})

test('French keeps its signs with the word before them', () => {
  for (const sentence of said('fr')) expect(sentence).not.toMatch(/ [:;!?»%]|« /)
})
