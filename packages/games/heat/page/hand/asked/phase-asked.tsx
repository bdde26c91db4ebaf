import './phase-asked.css'
import type { Picking } from '../picking/use-picking.ts'
import type { AskedProps } from '../props.ts'
import { CardsAsked } from './cards-asked.tsx'
import { ClutteredAsked, DiscardAsked, ReactAsked, RefreshAsked, SlipstreamAsked, ValuesAsked } from './later-phases.ts'
import { ShiftAsked } from './shift-asked.tsx'

/** What is asked now, with all that helps to decide it. */
export function PhaseAsked({ picking, ...props }: AskedProps & { readonly picking: Picking | undefined }) {
  switch (props.view.phase) {
    case 'shift':
      return <ShiftAsked {...props} />
    case 'play':
    case 'plan':
      return picking ? <CardsAsked {...props} picking={picking} /> : <ClutteredAsked {...props} />
    case 'values':
      return <ValuesAsked {...props} />
    case 'react':
      return <ReactAsked {...props} />
    case 'refresh':
      return <RefreshAsked {...props} />
    case 'slipstream':
      return <SlipstreamAsked {...props} />
    case 'discard':
      return picking ? <DiscardAsked {...props} picking={picking} /> : null
    default:
      return null
  }
}
