import { languages } from '@paddock/kernel'
import { faultsIn } from '@paddock/page-kit/testing/sentences.ts'
import { expect, test } from 'vitest'
import { gearProspect } from '../../../prospects/gear.ts'
import { prospect } from '../../../prospects/prospect.ts'
import { faces } from '../../../rules/cards.ts'
import { randomMatch } from '../../testing/random-match.ts'
import { isOfCards } from '../picking/selection.ts'
import { planLines } from '../plan/plan-lines.ts'
import { text } from './index.ts'

const sure = { by: 'press', corner: 'A', isSure: true } as const
const gains = [sure, { by: 'record-speed', isSure: false }, { by: 'cars-passed', isSure: true }] as const

/** Everything the dashboard says in the course of a race. */
function said(language: 'en' | 'fr'): string[] {
  const words = text[language]
  const heard: string[] = Object.values(words).filter((word) => typeof word === 'string')
  for (let card = 0; card < faces.length; card++) {
    heard.push(words.card(card), words.meaning(card), words.short(card), words.refreshOne(card))
    heard.push(words.pay(card, 1), words.replace(card), words.direct(card), words.salvageCards([card]))
  }
  for (const gear of [1, 2, 3, 4]) {
    heard.push(words.gearBrings(gear), words.shiftsTo(gear, gear % 2))
  }
  for (const count of [0, 1, 2]) {
    heard.push(words.pile(words.deck, count, words.card(count)), words.pick(count + 1), words.coolBrings(3, count))
    heard.push(words.home(count + 1), words.gaveUp(count + 1))
    heard.push(words.salvageCards([]), words.refreshCards([]), words.refreshCards([count]), words.sponsors(count))
    heard.push(
      words.replacedCards(count + 1),
      words.cardsCost(count + 1, count),
      words.discardHow(count),
      words.scrap(count),
    )
    heard.push(
      words.rescued('A', count),
      words.repaired(2, 2 * count),
      words.directOwes(count, 1),
      words.gain(gains[count] ?? sure),
    )
    heard.push(words.relieve(count), words.relieveBrings(count), words.discardAtMost(3), words.accelerate(count))
    heard.push(
      words.there({ freeBoost: true, noCooldown: true, noSlipstream: true, cooldown: count, slipstream: count }),
    )
    heard.push(words.cornerNotes({ change: 1 - count, overheats: true, hasPress: true }), words.counts(count))
  }
  randomMatch(2, { laps: 1 }, (match, seat, rng) => {
    const { view, choices } = match.view(seat)
    const action = rng.pick(choices)
    const { plans } = prospect(view, seat, action)
    for (const plan of plans) {
      heard.push(words.brief(plan), words.goOnBrings(plan), ...planLines(plan, words).map((line) => line.said))
    }
    if (isOfCards(action)) heard.push(words.play(action.cards), words.sealedCards(action.cards))
    if (view.phase === 'shift') heard.push(words.shiftTo(gearProspect(view, seat, 1 + rng.int(4))))
    return action
  })
  return heard
}

test.each(languages)('what is said is whole, and French keeps its signs with the word before them: %s', (language) => {
  const heard = said(language)
  expect(heard.length).toBeGreaterThan(300)
  expect(faultsIn(heard, language)).toEqual([])
})
