import type { Meta } from '@paddock/kernel'
import type { Options } from './options.ts'
import { options } from './options.ts'

export const meta: Meta<Options> = {
  id: 'formel-fun',
  rules: 1,
  seats: { min: 3, max: 6 }, // FF-SET-01
  options,
}
