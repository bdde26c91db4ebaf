import './letter.css'
import type { Seat } from '@paddock/kernel'
import { letterOf } from './livery.ts'

/** The letter of a seat, in a box. */
export function Letter({ seat }: { readonly seat: Seat }) {
  return <span class="lanes-letter">{letterOf(seat)}</span>
}
