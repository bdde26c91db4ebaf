import type { Meta } from '@paddock/kernel'
import { newest } from '@paddock/kernel'
import { cover } from '../cover.ts'
import { changes } from '../versions.ts'
import { effective, type Options, options, sets } from './options.ts'

export const meta: Meta<Options> = {
  id: cover.id,
  rules: newest(changes),
  seats: cover.seats,
  options,
  sets,
  effective,
}
