/** What changed in the rules of Downforce, and with which version. Nothing else in the game compares versions. */
import { asks, type Changes } from '@paddock/kernel'

type Name =
  | 'pass-by-a-card'
  | 'any-power-for-cunning'
  | 'grid-decides-after-a-deal'
  | 'tour-tie-over-both-races'
  | 'bets-only-for-money'
  | 'options-without-a-part'

export const changes: Changes<Name> = {
  'pass-by-a-card': {
    since: 2,
    before: 'Everyone might pass openly, whatever the hand showed, so that an open pass told nothing (DF-R4).',
  },
  'any-power-for-cunning': {
    since: 2,
    before:
      'With `twoPlayerCunning: swap` Cunning alone was replaced, by one of the powers that were given up; beside other powers it was just laid down (DF-R31).',
  },
  'grid-decides-after-a-deal': {
    since: 2,
    before: 'With `cars: dealt` and nobody on start space 1, who begins was drawn at random (DF-R19).',
  },
  'tour-tie-over-both-races': {
    since: 2,
    before: 'A tie of a world tour went to the better-placed best car of the second race alone (DF-R33).',
  },
  'bets-only-for-money': {
    since: 2,
    before: 'With `format: first-car` bets were asked for, though they earned nothing (DF-R36).',
  },
  'options-without-a-part': {
    since: 2,
    before: 'An option that plays no part was noted as it was chosen, not as usual.',
  },
}

export const has = asks(changes)
