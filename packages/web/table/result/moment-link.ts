import type { Viewer } from '@paddock/kernel'
import { searchFor } from '../../replay/replay-point.ts'

/** A link to an entry of the replay. */
export type MomentLink = (at: number) => { readonly href: string; onClick?(event: Event): void }

/** Into the replay of a match, through the eyes of whoever looks. */
export function replayLink(address: string, viewer: Viewer): MomentLink {
  return (at) => ({ href: `${address}${searchFor({ at, viewer })}` })
}
