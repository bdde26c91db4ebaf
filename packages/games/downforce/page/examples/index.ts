import type { RulesExamples } from '@paddock/page-kit/rules-example.ts'
import type { DownforceTable } from '../../testing/table.ts'
import { money } from './money.ts'
import { moving } from './moving.ts'
import { playingCards } from './playing-cards.ts'
import { powers } from './powers.ts'
import { words } from './words/index.ts'

export const examples: RulesExamples<DownforceTable> = {
  examples: [...money, ...playingCards, ...moving, ...powers],
  words,
}
