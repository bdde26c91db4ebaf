/** How the race will end, from where the cars are and what the cards still hold for them. */
import { Forecast, type Stakes } from '@paddock/racing/lanes'
import { carCount } from '../rules/cards.ts'
import { home, type Positions } from '../rules/state.ts'
import { likelyLoss, stepsToGo } from './road.ts'

/** By car: the steps that the cards still to be played are likely to give it. */
export type StepsToCome = readonly number[]

const forecast = new Forecast(carCount, { now: 0.7, byWay: 0.9 })

/** What a position is worth, given what every place is worth. With `closely`, cars in each other's way count. */
export function worthOf(positions: Positions, steps: StepsToCome, stakes: Stakes, closely: boolean): number {
  layOut(positions, steps, closely)
  return forecast.worth(positions.finished, stakes)
}

/** By car, how likely it is to come home in each place. */
export function placeChances(positions: Positions, steps: StepsToCome): number[][] {
  layOut(positions, steps, true)
  return forecast.chances(positions.finished)
}

function layOut(positions: Positions, toCome: StepsToCome, closely: boolean): void {
  forecast.clear()
  for (let car = 0; car < carCount; car++) {
    if ((positions.space[car] ?? home) < 0) continue
    const steps = stepsToGo(positions, car)
    const loss = closely ? likelyLoss(positions, car) : 0
    forecast.add(car, steps, steps + loss - (toCome[car] ?? 0))
  }
}
