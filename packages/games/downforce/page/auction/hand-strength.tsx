import type { Language } from '@paddock/kernel'
import { strengthOf } from '@paddock/page-kit/lanes/cards/strength.ts'
import { Strengths } from '@paddock/page-kit/lanes/cards/strength.tsx'
import { allCars, type Card, faceOf } from '../../rules/cards.ts'
import { carLook, colourOf } from '../livery.ts'
import { text } from '../text/index.ts'

interface StrengthProps {
  readonly hand: readonly Card[]
  readonly language: Language
  /** The car for sale, which stands out. */
  readonly lot: number | undefined
}

/** How strong the hand is in each colour. */
export function HandStrength({ hand, language, lot }: StrengthProps) {
  if (hand.length === 0) return null
  const words = text[language]
  const rows = hand.flatMap((card) => faceOf(card).rows)
  return (
    <Strengths
      strength={strengthOf(rows, allCars)}
      title={words.strength}
      lot={lot}
      look={carLook}
      said={(car, spaces) => words.strengthOf(car === undefined ? words.wild : words.car(colourOf(car)), spaces)}
    />
  )
}
