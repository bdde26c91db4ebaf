/** A thread in which bots think. */
import { answerQuestions } from './answer-questions.ts'

answerQuestions()
