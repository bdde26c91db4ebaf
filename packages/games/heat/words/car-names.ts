import type { Name } from '@paddock/kernel'

/** The names of all cars, where it is known how many of them have drivers: the others are those of Legends. */
export function carNames(name: Name, seats: number | undefined, legend: (colour: string) => string): Name {
  return (car) => (seats === undefined || car < seats ? name(car) : legend(name(car)))
}
