import type { Meta } from '@paddock/kernel'
import { cover } from '../cover.ts'
import { effective, type Options, options } from './options.ts'

export const meta: Meta<Options> = {
  id: cover.id,
  rules: 2,
  seats: cover.seats,
  options,
  effective,
}
