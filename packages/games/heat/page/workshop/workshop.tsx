import '../hand/hand.css'
import '../hand/asked/phase-asked.css'
import './workshop.css'
import './layouts.css'
import type { Props } from '../hand/props.ts'
import { Draft } from './draft.tsx'
import { Keep } from './keep.tsx'
import { Swap } from './swap.tsx'

/** What is decided before a race, in the place of the dashboard. */
export function Workshop(props: Props) {
  switch (props.view.phase) {
    case 'swap':
      return <Swap {...props} />
    case 'keep':
      return <Keep {...props} />
    default:
      return <Draft {...props} />
  }
}
