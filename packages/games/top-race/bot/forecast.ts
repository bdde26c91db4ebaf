/** How the race will end, from where the cars are and what the cards still hold for them. */
import { Forecast, type Stakes } from '@paddock/racing/lanes'
import { type Car, carCount, partnerOf, type Row } from '../rules/cards.ts'
import { isBrokenDown, isFinished, type Positions } from '../rules/movement/positions.ts'
import { hasFinish } from '../rules/options.ts'
import { likelyLoss, stepsToGo } from './road.ts'
import type { StepsToCome } from './steps-to-come.ts'
import { type TokenStakes, worthOfTokens } from './token.ts'

const forecast = new Forecast(carCount, { now: 0.7, byWay: 0.9 })

/** A car beside the track loses about as many steps as its partner needs to pass it. */
const waitShare = 0.8

/** What a seat has in view: what every place and token is worth to it, and what is still to come. */
export interface Aims {
  readonly stakes: Stakes
  readonly steps: StepsToCome
  readonly tokens: TokenStakes | undefined
}

/**
 * What a position is worth, with these rows of a card still to be carried out. With `closely`, cars in each other's
 * way count.
 */
export function worthOf(
  positions: Positions,
  { stakes, steps, tokens }: Aims,
  rows: readonly Row[],
  closely: boolean,
): number {
  layOut(positions, steps, rows, closely)
  const places = forecast.worth(positions.finished, stakes)
  return tokens ? places + worthOfTokens(tokens, positions) : places
}

/** By car, how likely it is to come home in each place. */
export function placeChances(positions: Positions, steps: StepsToCome): number[][] {
  layOut(positions, steps, [], true)
  return forecast.chances(positions.finished)
}

function layOut(positions: Positions, likely: StepsToCome, rows: readonly Row[], closely: boolean): void {
  forecast.clear()
  for (let car = 0; car < carCount; car++) {
    if (isFinished(positions, car)) continue
    const steps = stepsToGo(positions, car)
    const way = steps - spacesFor(rows, car) + lossOf(positions, car, steps, closely)
    const toCome = likely[car] ?? 0
    // Without a finish, all that counts is where the cars are in the end.
    if (hasFinish(positions.options)) forecast.add(car, steps, way, toCome)
    else forecast.add(car, toCome, way - toCome)
  }
}

function spacesFor(rows: readonly Row[], car: Car): number {
  let spaces = 0
  for (const row of rows) if (row.car === car) spaces += row.spaces
  return spaces
}

function lossOf(positions: Positions, car: Car, steps: number, closely: boolean): number {
  if (isBrokenDown(positions, car)) return waitShare * (stepsToGo(positions, partnerOf(car)) - steps + 1)
  return closely ? likelyLoss(positions, car) : 0
}
