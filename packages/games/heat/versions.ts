/** What changed in the rules of Heat, and with which version. Nothing else in the game compares versions. */
import { asks, type Changes } from '@paddock/kernel'

type Name =
  | 'modules'
  | 'cooldown-asked-where-heat-may-be'
  | 'first-hand-drawn-card-by-card'
  | 'cooldown-of-each-sector'
  | 'slipstream-of-refreshed-cards'
  | 'accelerate-by-plus-alone'
  | 'scrap-owed-by-card'

export const changes: Changes<Name> = {
  /** Before: there was the base race alone: no workshop, legends, weather, events, seasons or tournament. */
  modules: 2,
  /** Before: whoever had a cooldown and any card in hand was asked in React, even if all their Heat lay open. */
  'cooldown-asked-where-heat-may-be': 2,
  /** Before: the first hand was taken from the deck at once, so that its cards lay the other way round. */
  'first-hand-drawn-card-by-card': 2,
  /** Before: of all sectors with rain or snow, a turn had the extra cooldown of one (HT-WEA-11). */
  'cooldown-of-each-sector': 3,
  /** Before: by the booklet, a card that was refreshed no longer made the slipstream longer (HT-V-03). */
  'slipstream-of-refreshed-cards': 3,
  /** Before: Accelerate also counted cards turned up in place of an unpayable card or by the repair of a shift (HT-R12). */
  'accelerate-by-plus-alone': 3,
  /** Before: Scraps of the same size were not told apart: with a card that was replaced, that of another was forgiven (HT-R11). */
  'scrap-owed-by-card': 3,
}

export const has = asks(changes)
