import type { RulesExamples } from '@paddock/page-kit/rules-example.ts'
import type { TopRaceTable } from '../../testing/index.ts'
import { driving } from './driving.ts'
import { moneyExamples } from './money.ts'
import { pairs } from './pairs.ts'
import { words } from './words/index.ts'

export const examples: RulesExamples<TopRaceTable> = { examples: [...moneyExamples, ...driving, ...pairs], words }
