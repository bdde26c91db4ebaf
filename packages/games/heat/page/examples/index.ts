import type { RulesExamples } from '@paddock/page-kit/rules-example.ts'
import type { HeatTable } from '../../testing/table.ts'
import { gearsAndCards } from './gears-and-cards.ts'
import { modules } from './modules.ts'
import { turns } from './turn.ts'
import { words } from './words/index.ts'

export const examples: RulesExamples<HeatTable> = { examples: [...gearsAndCards, ...turns, ...modules], words }
