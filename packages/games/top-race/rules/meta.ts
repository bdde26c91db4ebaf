import type { Meta } from '@paddock/kernel'
import { cover } from '../cover.ts'
import { clashes, effective, type Options, options } from './options.ts'

export const meta: Meta<Options> = {
  id: cover.id,
  rules: 1,
  seats: cover.seats,
  options,
  clashes,
  effective,
}
