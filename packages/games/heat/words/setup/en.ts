import type { SetupWords } from '@paddock/kernel'
import type { Options } from '../../rules/options.ts'
import { clashes, options } from './en/options.ts'
import { setUp } from './en/set-up.ts'

export const en: SetupWords<Options> = { ...setUp, options, clashes }
