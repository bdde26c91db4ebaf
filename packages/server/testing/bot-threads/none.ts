/** A thread that dies of every question: no bot and no instinct can answer. */
import { answerQuestions } from '../../duties/bots/answer-questions.ts'
import { shelfWith } from '../shelf.ts'

const name = ['random', 'instinct']
answerQuestions(shelfWith(name.map((name) => ({ name, choose: () => process.exit(3) }))))
