import { canonical } from '../../json.ts'
import { hasReasons, piecesWithin } from '../../reasons.ts'
import { languages } from '../../words.ts'
import type { Juncture, Law } from '../law.ts'
import { isPlain } from '../plain.ts'
import { isSentence } from './words.ts'

/** A rule's number: the letters of its game, and at least one figure. */
const ruleNumber = /^[A-Z]{2}-[A-Z0-9-]*\d+$/

export const outOfReachHasAReason: Law<Juncture> = {
  name: 'what is out of reach has a reason, and what is within reach is shown',
  broken({ box, state }) {
    if (!hasReasons(box)) return undefined
    const { game, reasons } = box
    for (const seat of game.pending(state)) {
      const question = { view: game.view(state, seat), seat, choices: game.choices(state, seat) }
      const pieces = reasons.pieces(question.view, seat)
      if (!isPlain(pieces)) return 'a piece is not plain JSON'
      const shown = new Set(pieces.map((piece) => canonical(piece)))
      if (shown.size < pieces.length) return 'a piece is shown twice'
      const within = piecesWithin(reasons, question)
      const unseen = [...within].find((piece) => !shown.has(piece))
      if (unseen) return `a choice takes ${unseen}, which is not shown`
      for (const piece of pieces) {
        if (within.has(canonical(piece))) continue
        const reason = reasons.whyNot(piece, question)
        if (!isPlain(reason) || !ruleNumber.test(reason.rule)) return `${canonical(piece)} has no rule against it`
        for (const language of languages) {
          const sentence = reasons.words[language].said(reason, (each) => box.words[language].seat(each))
          if (!isSentence(sentence)) return `the reason ${reason.why} has no words in ${language}`
        }
      }
    }
    return undefined
  },
}
