/** A thread in which bots think. */
import { answerQuestions, makeWay } from './answer-questions.ts'

makeWay()
answerQuestions()
