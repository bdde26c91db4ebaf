/**
 * What upgrades are worth, measured over many races that this instinct drove with two of each against five Legends:
 * hundredths of a round that one of them saves, against the mean of all.
 */
import { type Card, upgradeOf } from '../../rules/cards.ts'
import type { HeatCircuitId } from '../../rules/circuits/index.ts'
import { bestValue } from '../course/traits.ts'

/** By printed number: in the USA, Great Britain, Italy and France. */
const measured: readonly (readonly number[])[] = [
  [24, 15, 25, 13], // 4wd 1
  [27, 19, 27, 18], // 4wd 2
  [11, 2, 8, 0], // 4wd 3
  [-6, -4, -1, 1], // body 4
  [23, 18, 20, 20], // body 5
  [-7, -9, -21, -10], // body 6
  [-19, -18, -24, -19], // brakes 7
  [-9, -6, -6, -6], // brakes 8
  [-2, -3, 1, 0], // brakes 9
  [10, 5, 17, 10], // brakes 10
  [4, 7, 16, -1], // cooling 11
  [11, 4, 8, 1], // cooling 12
  [9, 3, 10, 2], // cooling 13
  [-11, -10, -18, -16], // rpm 14
  [-17, -10, -19, -11], // rpm 15
  [-9, -6, -10, -9], // rpm 16
  [-2, 2, -5, 4], // heat 17
  [-9, -10, -15, -12], // body 18
  [10, 6, 9, 13], // body 19
  [-12, -4, -12, -8], // body 20
  [18, 8, 22, 10], // cooling 21
  [-15, -15, -21, -17], // fuel 22
  [-5, -5, 3, -9], // fuel 23
  [-4, -2, -6, -1], // pedal 24
  [-2, -2, -6, -4], // pedal 25
  [12, 6, 18, 14], // pedal 26
  [-8, -3, 1, -12], // pedal 27
  [5, -1, 9, 7], // pedal 28
  [-14, -8, -16, -10], // rpm 29
  [-19, -14, -31, -21], // rpm 30
  [-10, -8, -13, -8], // rpm 31
  [-14, -16, -20, -12], // suspension 32
  [4, 3, 5, 7], // suspension 33
  [-3, -5, -1, -7], // suspension 34
  [-15, -14, -27, -16], // suspension 35
  [3, 0, -1, -3], // tires 36
  [16, 8, 7, 14], // tires 37
  [6, 11, 12, 20], // tires 38
  [9, 6, 7, 2], // tires 39
  [25, 27, 29, 32], // tires 40
  [25, 30, 39, 34], // tires 41
  [-5, -9, 4, -10], // turbo 42
  [11, 7, 11, 5], // turbo 43
  [-16, 1, -15, 1], // wings 44
  [-6, -1, -7, 3], // wings 45
  [-17, -6, -19, -10], // wings 46
  [-4, -4, 9, -3], // 4wd 47
  [-2, 2, -5, 4], // heat 48
]

const columns: readonly HeatCircuitId[] = ['usa', 'gb', 'italy', 'france']

/** Rounds that an upgrade saves, against a usual one; of other cards, by their value alone. */
export function upgradeWorth(circuit: HeatCircuitId, card: Card): number {
  const upgrade = upgradeOf(card)
  const worth = upgrade && measured[upgrade.number - 1]?.[columns.indexOf(circuit)]
  return worth === undefined ? perValue * (bestValue(card) - usualValue) : worth / 100
}

const usualValue = 3
const perValue = 0.05
