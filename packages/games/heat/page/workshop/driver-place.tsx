import { lazily } from '@paddock/page-kit/lazily.tsx'
import { Hand } from '../hand/hand.tsx'
import type { Props } from '../hand/props.ts'

/** Not every race has one. */
const Workshop = lazily(async () => (await import('./workshop.tsx')).Workshop)

/** Before a race a driver is in the workshop, then at the wheel. */
export function DriverPlace(props: Props) {
  const { phase } = props.view
  if (phase === 'draft' || phase === 'swap' || phase === 'keep') return <Workshop {...props} />
  return <Hand {...props} />
}
