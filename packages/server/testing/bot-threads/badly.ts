/** Bots that fail in every way there is, by what stands in the bid they are offered first or by whose turn it is. */
import { answerQuestions } from '../../duties/bots/answer-questions.ts'
import { shelfWith } from '../shelf.ts'

answerQuestions(
  shelfWith([
    {
      name: 'random',
      choose({ seat }) {
        switch (seat) {
          case 0:
            for (;;);
          case 1:
            throw new Error('no idea')
          default:
            return { bid: 'nonsense' }
        }
      },
    },
  ]),
)
