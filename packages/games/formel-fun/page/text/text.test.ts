import { languages } from '@paddock/kernel'
import { faultsIn, saidAlike } from '@paddock/page-kit/testing/sentences.ts'
import { expect, test } from 'vitest'
import { box } from '../../box.ts'
import { foreseenDrive } from '../../prospects/foreseen-drive.ts'
import { isLastRound, raceCount } from '../../prospects/standing.ts'
import { table } from '../../testing/table.ts'
import { cars } from '../cars.ts'
import { text } from './index.ts'
import { rules as en } from './rules-en.ts'
import { rules as fr } from './rules-fr.ts'

const rules = { en, fr }

/** Everything the table says in the course of a match. */
function said(language: 'en' | 'fr'): string[] {
  const words = text[language]
  const heard = rules[language].flatMap(({ title, paragraphs }) => [title, ...paragraphs])
  const match = table(4, {}, 'words')
  for (; match.mover(); match.decideAny()) {
    const { view, seat, prospect } = match.decision()
    const name = box.words[language].seat
    heard.push(words.headline(view, raceCount(view), isLastRound(view)))
    heard.push(...cars({ view, viewer: seat, language, name }).map(({ label }) => label))
    const drive = foreseenDrive(view, prospect(0))
    if (drive) heard.push(words.drive(drive), words.drive({ ...drive, fellBack: 2 }))
  }
  for (const isOwn of [true, false])
    for (const isToMove of [true, false])
      for (const isLast of [true, false]) heard.push(words.last({ isToMove, isLastRound: isLast }, 'Anna 2', isOwn))
  for (const count of [0, 1, 2, 3]) {
    heard.push(words.turbosLeft(count), words.points(count), words.cards(count))
  }
  for (const scoring of ['team-points', 'last-car'] as const)
    heard.push(words.scale(12, scoring), words.scoreTitle(scoring))
  return heard
}

test.each(languages)('what is said is whole, and French keeps its signs with the word before them: %s', (language) => {
  expect(faultsIn(said(language), language)).toEqual([])
})

test('the two languages do not say the same', () => {
  expect(saidAlike(rules.en, rules.fr)).toEqual([])
})
