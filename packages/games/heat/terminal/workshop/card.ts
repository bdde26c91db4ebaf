/** Cards of the workshop: one in full, or all that are on offer. */

import type { Language } from '@paddock/kernel'
import { fit, type Line, line, span } from '@paddock/terminal-kit/drawing/line.ts'
import { quiet, signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { type Card, faceOf, upgradeOf } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { symbolsOn, valuesText } from '../../words/figures.ts'
import { meanings } from '../../words/meanings/index.ts'
import { cardSign, cardWithPart, symbolSign } from '../hand/card-sign.ts'
import { modules } from '../text/modules/index.ts'

/** Its name, and a row for each of its symbols. */
export function cardLines(card: Card, language: Language): Line[] {
  const words = modules[language]
  const { values } = faceOf(card)
  const upgrade = upgradeOf(card)
  const title = meanings[language].card(card).title
  if (upgrade?.kind === 'heat') return [line(title, signal), line(words.plainHeat)]
  const rows = symbolsOn(card).map(
    (printed): Line => [
      ...fit([span(symbolSign(printed), strong)], signRoom),
      span(words.symbol(printed.symbol, printed.count)),
    ],
  )
  const choice = values.length > 1 ? [line(words.choiceOf(valuesText(values)))] : []
  return [line(`${title} ${cardSign(card)}`, signal), ...choice, ...rows]
}

const signRoom = 4
const column = 22

/** Two in a row. */
export function marketLines({ market }: View, language: Language): Line[] {
  if (market.length === 0) return []
  const names = market.toSorted((a, b) => a - b).map((card) => cardWithPart(card, language))
  const rows = Math.ceil(names.length / 2)
  const told = names.slice(0, rows).map((name, row) => line(`${name.padEnd(column)}${names[rows + row] ?? ''}`))
  return [line(modules[language].onOffer, quiet), ...told]
}
