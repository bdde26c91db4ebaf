import { languages } from '@paddock/kernel'
import { faultsIn, saidAlike } from '@paddock/page-kit/testing/sentences.ts'
import { expect, test } from 'vitest'
import { box } from '../../box.ts'
import { foresight } from '../../prospects/foresight.ts'
import { powers } from '../../rules/cards.ts'
import { cars } from '../board/cars.ts'
import { firstDrive } from '../board/drive.ts'
import { raceText } from '../race/text/index.ts'
import { scoreText } from '../score/text/index.ts'
import { anyChoice, randomMatch } from '../testing/random-match.ts'
import { text } from './index.ts'
import { rules as en } from './rules-en.ts'
import { rules as fr } from './rules-fr.ts'

const rules = { en, fr }

/** Everything the table says in the course of some matches. */
function said(language: 'en' | 'fr'): string[] {
  const words = { ...text[language], ...raceText[language], ...scoreText[language] }
  const heard = rules[language].flatMap(({ title, paragraphs }) => [title, ...paragraphs])
  for (const word of Object.values(words)) if (typeof word === 'string') heard.push(word)
  for (const power of powers) heard.push(words.powers[power].name, words.powers[power].effect)
  for (const format of ['race', 'world-tour'] as const) {
    randomMatch(
      3,
      { format },
      (match, seat, rng) => {
        const { view } = match.view(seat)
        heard.push(words.headline(view))
        heard.push(...cars({ view, viewer: seat, language, name: box.words[language].seat }).map(({ label }) => label))
        const choice = anyChoice(match, seat, rng)
        const drive = firstDrive(foresight.prospect(view, seat, choice))
        if (drive) heard.push(words.drive(drive), words.drive({ ...drive, lost: 2, blockers: [0, 4], isHome: true }))
        return choice
      },
      ({ events }) => {
        for (const event of events) {
          if (event.type !== 'bids-shown') continue
          for (const bid of event.bids) heard.push(words.bidding(bid), words.bidShort(bid), words.sealedBid(bid))
        }
      },
    )
  }
  for (const count of [0, 1, 2, 6]) {
    heard.push(
      words.money(count),
      words.money(-count - 1),
      words.cards(count),
      words.paid(count),
      words.place(count + 1),
    )
    heard.push(
      words.copies(count),
      words.strengthOf(words.wild, count),
      words.grid(count + 1),
      words.odds(3, count + 1),
    )
  }
  heard.push(
    words.pays([9, 6, 3]),
    words.oddsPay([9, 6, 0]),
    words.onlyThese(['A', 'C']),
    words.betOn('red', 2, 'Anna'),
  )
  return heard
}

test.each(languages)('what is said is whole, and French keeps its signs with the word before them: %s', (language) => {
  expect(faultsIn(said(language), language)).toEqual([])
})

test('the two languages do not say the same', () => {
  expect(saidAlike(rules.en, rules.fr)).toEqual([])
})
