/** What is asked once a round is under way: nobody waits for it before the first gear is chosen. */
import { lazily, Nothing, soon } from '@paddock/page-kit/lazily.tsx'

export const CardsAsked = soon(async () => (await import('./cards-asked.tsx')).CardsAsked)
export const GiveUp = soon(async () => (await import('./give-up.tsx')).GiveUp, Nothing)
export const ClutteredAsked = lazily(async () => (await import('./cluttered-asked.tsx')).ClutteredAsked)
export const DiscardAsked = lazily(async () => (await import('./discard-asked.tsx')).DiscardAsked)
export const ReactAsked = lazily(async () => (await import('./react-asked.tsx')).ReactAsked)
export const RefreshAsked = lazily(async () => (await import('./refresh-asked.tsx')).RefreshAsked)
export const SlipstreamAsked = lazily(async () => (await import('./slipstream-asked.tsx')).SlipstreamAsked)
export const ValuesAsked = lazily(async () => (await import('./values-asked.tsx')).ValuesAsked)
