import { Hand } from '../hand/hand.tsx'
import type { Props } from '../hand/props.ts'
import { Workshop } from './workshop.tsx'

/** Before a race a driver is in the workshop, then at the wheel. */
export function DriverPlace(props: Props) {
  const { phase } = props.view
  if (phase === 'draft' || phase === 'swap' || phase === 'keep') return <Workshop {...props} />
  return <Hand {...props} />
}
