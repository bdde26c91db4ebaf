import type { RulesExamples } from '@paddock/page-kit/rules-example.ts'
import type { FormelFunTable } from '../../testing/table.ts'
import { cards } from './cards.ts'
import { onTheTrack } from './on-the-track.ts'
import { turbos } from './turbos.ts'
import { words } from './words/index.ts'

export const examples: RulesExamples<FormelFunTable> = { examples: [...onTheTrack, ...cards, ...turbos], words }
