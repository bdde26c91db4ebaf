import './phase-asked.css'
import type { GearPicking } from '../picking/gear-picking.ts'
import type { Picking } from '../picking/use-picking.ts'
import type { AskedProps } from '../props.ts'
import {
  CardsAsked,
  ClutteredAsked,
  DiscardAsked,
  ReactAsked,
  RefreshAsked,
  SlipstreamAsked,
  ValuesAsked,
} from './later-phases.ts'
import { ShiftAsked } from './shift-asked.tsx'

/** What is asked now, with all that helps to decide it. */
export function PhaseAsked({
  picking,
  ...props
}: AskedProps & { readonly picking: Picking | GearPicking | undefined }) {
  const discarded = picking?.isAhead ? picking.cards : undefined
  switch (props.view.phase) {
    case 'shift':
      return picking && 'take' in picking ? <ShiftAsked {...props} picking={picking} /> : null
    case 'play':
    case 'plan':
      return picking ? <CardsAsked {...props} picking={picking} /> : <ClutteredAsked {...props} />
    case 'values':
      return <ValuesAsked {...props} />
    case 'react':
      return <ReactAsked {...props} discarded={discarded} />
    case 'refresh':
      return <RefreshAsked {...props} />
    case 'slipstream':
      return <SlipstreamAsked {...props} discarded={discarded} />
    case 'discard':
      return picking ? <DiscardAsked {...props} picking={picking} /> : null
    default:
      return null
  }
}
