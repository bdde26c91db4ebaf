import { languages } from '@paddock/kernel'
import { faultsIn, saidAlike } from '@paddock/page-kit/testing/sentences.ts'
import { expect, test } from 'vitest'
import { legendOutlook, legendsOf } from '../../prospects/facts/legends.ts'
import { cars } from '../board/cars.ts'
import { preview } from '../board/preview.ts'
import { targets } from '../board/targets.ts'
import { displayWords } from '../display/words.ts'
import { headline } from '../headline.ts'
import { legendWords } from '../legends/words.ts'
import { marks } from '../marks/kept-marks.ts'
import { markWords } from '../marks/words.ts'
import { asked } from '../testing/asked.ts'
import { anyChoice, randomMatch } from '../testing/random-match.ts'
import { text } from './index.ts'
import { rules as en } from './rules-en.ts'
import { rules as fr } from './rules-fr.ts'

const rules = { en, fr }

/** Everything the table says in the course of a race. */
function said(language: 'en' | 'fr'): string[] {
  const words = text[language]
  const heard = rules[language].flatMap(({ title, paragraphs }) => [title, ...paragraphs])
  for (const word of Object.values(words)) if (typeof word === 'string') heard.push(word)
  randomMatch(3, { laps: 1 }, (match, seat, rng) => {
    const { view, choices } = match.view(seat)
    const looking = { view, viewer: seat, language, name: (other: number) => `driver ${other}` }
    const deciding = asked({ view, seat, choices, language })
    heard.push(headline(looking), ...cars(looking).map(({ label }) => label))
    heard.push(...targets(deciding).map(({ label }) => label))
    for (const { notes = [] } of preview(deciding, rng.int(choices.length))) {
      heard.push(...notes.flatMap(({ lines }) => lines))
    }
    return anyChoice(match, seat, rng)
  })
  const modules = { weather: 'on', event: 'strike', legends: 3, circuit: 'france', laps: 2 } as const
  randomMatch(2, modules, (match, seat, rng) => {
    const { view } = match.view(seat)
    const looking = { view, viewer: seat, language, name: (other: number) => `driver ${other}` }
    heard.push(...marks(looking).flatMap(({ title, meaning }) => [title, meaning]))
    heard.push(...cars(looking).map(({ label }) => label))
    for (const car of legendsOf(view)) heard.push(legendWords[language].nextRound(legendOutlook(view, car)))
    return anyChoice(match, seat, rng)
  })
  for (const other of [legendWords, displayWords, markWords]) {
    for (const word of Object.values(other[language])) if (typeof word === 'string') heard.push(word)
  }
  heard.push(displayWords[language].sectors(['A', 'C']), displayWords[language].result('USA'))
  heard.push(markWords[language].limits(3, 4))
  for (const count of [0, 1, 2, 6]) {
    heard.push(words.points(count), words.ofEvent(count + 1), words.upgrades(count), words.lastRace('USA'))
    heard.push(words.place(count + 1), words.gear(count + 1), words.engine(count), words.speed(count))
    heard.push(words.cards(count), words.rounds(count), words.past(count), words.heatCost(1, count + 1))
    heard.push(words.lap(1, count + 1), words.lapShort(1, count + 1), words.timeTrialHow('USA', count + 1))
    heard.push(words.atSpeed(4, 4 + count, words.spinOut))
    heard.push(
      words.ahead({ corner: { letter: 'B', limit: 3, overheats: false, hasPress: false }, distance: count + 1 }),
    )
    heard.push(words.ahead({ corner: undefined, distance: count + 1 }))
  }
  return heard
}

test.each(languages)('what is said is whole, and French keeps its signs with the word before them: %s', (language) => {
  expect(faultsIn(said(language), language)).toEqual([])
})

test('the two languages do not say the same', () => {
  expect(saidAlike(rules.en, rules.fr)).toEqual([])
})
