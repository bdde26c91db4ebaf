import type { GameEvent } from '@paddock/kernel'

/**
 * What is certain to happen to cars that nobody is asked about: rows that leave no choice, or move nothing. Where the
 * answer itself leads a car somewhere, that is not among it.
 */
export function unasked<Event extends GameEvent>(certain: readonly Event[], leadsCar: boolean): Event[] {
  const rows = certain.filter(({ type }) => type === 'car-moved' || type === 'row-lost')
  return leadsCar ? rows.slice(1) : rows
}
