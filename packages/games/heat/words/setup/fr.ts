import type { SetupWords } from '@paddock/kernel'
import type { Options } from '../../rules/options.ts'
import { clashes, options } from './fr/options.ts'
import { setUp } from './fr/set-up.ts'

export const fr: SetupWords<Options> = { ...setUp, options, clashes }
