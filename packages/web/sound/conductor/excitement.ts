import type { Field, FieldCar } from '@paddock/page-kit/field.ts'

/** Cars within so many spaces of each other are close. */
const close = 4
/** How late it is taken to be where nobody can say. */
const someTime = 0.5

/** How exciting a race is as it stands, from 0 to 1: how close the first ones are, and how late it is. */
export function excitement(field: Field, columns: number | undefined): number {
  const racing = field.cars.filter(({ done }) => done === undefined)
  const [first, second] = byProgress(racing)
  if (!first || !second) return 0
  const gap = first.progress - second.progress
  const others = racing.filter((car) => first.progress - car.progress < close).length - 2
  const closeness = Math.max(0, 1 - gap / close) * 0.8 + Math.max(0, others) * 0.1
  return Math.min(1, closeness) * lateness(field, first, columns)
}

/** Who leads of those that race; undefined when nobody does. */
export function leaderOf(field: Field): FieldCar | undefined {
  return byProgress(field.cars.filter(({ done }) => done === undefined))[0]
}

/** From 0 at the start to 1 at the line. Once someone is home it is late for all. */
function lateness({ cars, lap, laps }: Field, first: FieldCar, columns: number | undefined): number {
  if (cars.some(({ done }) => done === 'finished')) return 1
  if (laps === 0) return someTime
  if (columns === undefined) return Math.min(1, lap / laps)
  return Math.min(1, Math.max(0, first.progress / (columns * laps))) ** 2
}

function byProgress(cars: readonly FieldCar[]): FieldCar[] {
  return cars.toSorted((a, b) => b.progress - a.progress)
}
