import './gavel.css'
import type { Hammer } from '../../../prospects/bidders.ts'

/** The auctioneer's hammer: it rises as bidders drop out, and falls. */
export function Gavel({ level }: { readonly level: Hammer }) {
  return (
    <svg viewBox="0 0 40 32" class="tr-gavel" data-level={level} aria-hidden="true">
      <rect x="4" y="27" width="22" height="4" rx="1.5" class="tr-gavel-block" />
      <g class="tr-gavel-hammer">
        <rect x="16" y="16.6" width="22" height="3.4" rx="1.7" />
        <rect x="9.5" y="10" width="9" height="16" rx="1.6" />
        <rect x="8" y="11.6" width="12" height="2.2" rx="1" />
        <rect x="8" y="22.2" width="12" height="2.2" rx="1" />
      </g>
      <path d="M2 24l-2-3M29 24l2-3M15 6V2" class="tr-gavel-knock" />
    </svg>
  )
}
