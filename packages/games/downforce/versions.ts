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
  /** Before: everyone might pass openly, whatever the hand showed, so that an open pass told nothing (DF-R4). */
  'pass-by-a-card': 2,
  /** Before: with `twoPlayerCunning: swap` Cunning alone was replaced, by one of the powers that were given up; beside other powers it was just laid down (DF-R31). */
  'any-power-for-cunning': 2,
  /** Before: with `cars: dealt` and nobody on start space 1, who begins was drawn at random (DF-R19). */
  'grid-decides-after-a-deal': 2,
  /** Before: a tie of a world tour went to the better-placed best car of the second race alone (DF-R33). */
  'tour-tie-over-both-races': 2,
  /** Before: with `format: first-car` bets were asked for, though they earned nothing (DF-R36). */
  'bets-only-for-money': 2,
  /** Before: an option that plays no part was noted as it was chosen, not as usual. */
  'options-without-a-part': 2,
}

export const has = asks(changes)
