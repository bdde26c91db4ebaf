/** Bots that never come to an end. */
import { answerQuestions } from '../../duties/bots/answer-questions.ts'
import { shelfWith } from '../shelf.ts'

const think = (): never => {
  for (;;);
}
answerQuestions(shelfWith(['random', 'instinct'].map((name) => ({ name, choose: think }))))
