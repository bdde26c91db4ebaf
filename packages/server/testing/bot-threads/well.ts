/** Bots that play as they should. */
import { answerQuestions } from '../../duties/bots/answer-questions.ts'
import { shelfWith } from '../shelf.ts'

answerQuestions(shelfWith())
