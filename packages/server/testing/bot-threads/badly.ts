/** Bots that fail in every way there is, each seat in its own. Their instinct is sound. */
import { answerQuestions } from '../../duties/bots/answer-questions.ts'
import { shelfWith } from '../shelf.ts'

const failures = [
  () => {
    for (;;);
  },
  () => {
    throw new Error('no idea')
  },
  () => ({ bid: 'nonsense' }),
]
answerQuestions(shelfWith([{ name: 'random', choose: ({ seat }) => failures[seat]?.() }]))
