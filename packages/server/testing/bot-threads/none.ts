/** A thread that dies of every question: neither a bot nor its instinct can answer. */
import { answerQuestions } from '../../duties/bots/answer-questions.ts'
import { shelfWith } from '../shelf.ts'

answerQuestions(shelfWith(['random', 'instinct'].map((name) => ({ name, choose: () => process.exit(3) }))))
