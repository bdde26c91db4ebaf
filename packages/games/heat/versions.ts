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
  modules: {
    since: 2,
    before: 'There was the base race alone: no workshop, legends, weather, events, seasons or tournament.',
  },
  'cooldown-asked-where-heat-may-be': {
    since: 2,
    before: 'Whoever had a cooldown and any card in hand was asked in React, even if all their Heat lay open.',
  },
  'first-hand-drawn-card-by-card': {
    since: 2,
    before: 'The first hand was taken from the deck at once, so that its cards lay the other way round.',
  },
  'cooldown-of-each-sector': {
    since: 3,
    before: 'Of all sectors with rain or snow, a turn had the extra cooldown of one (HT-WEA-11).',
  },
  'slipstream-of-refreshed-cards': {
    since: 3,
    before: 'By the booklet, a card that was refreshed no longer made the slipstream longer (HT-V-03).',
  },
  'accelerate-by-plus-alone': {
    since: 3,
    before:
      'Accelerate also counted cards turned up in place of an unpayable card or by the repair of a shift (HT-R12).',
  },
  'scrap-owed-by-card': {
    since: 3,
    before:
      'Scraps of the same size were not told apart: with a card that was replaced, that of another was forgiven (HT-R11).',
  },
}

export const has = asks(changes)
