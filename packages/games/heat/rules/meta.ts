import type { Meta } from '@paddock/kernel'
import { cover } from '../cover.ts'
import { clashes, effective, type Options, options, sets } from './options.ts'

export const meta: Meta<Options> = {
  id: cover.id,
  rules: 3,
  seats: cover.seats,
  options,
  clashes,
  rivals: true,
  sets,
  effective,
}
